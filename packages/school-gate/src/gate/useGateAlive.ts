import { useInsertionEffect } from 'react';
import { becomeAlive } from './pageState';

/**
 * Tells the page's own script that the gate has taken over, as soon as it is settled what the
 * visitor sees. Before the layout is measured: what the script has shown goes in the same moment as
 * what React shows comes.
 */
export function useGateAlive(settled: boolean): void {
  useInsertionEffect(() => {
    if (settled) becomeAlive(document);
  }, [settled]);
}
