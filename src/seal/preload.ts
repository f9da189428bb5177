/**
 * Takes the place of Docusaurus' own preload (the plugin swaps the module). The first render of a page waits for it, so while the gate is
 * closed it must neither wait for a sealed chunk nor ask for one.
 */
import preloadRoute from '@docusaurus/core/lib/client/preload';
import { gateState } from './gateState';

export default async function preload(pathname: string): Promise<unknown> {
  return gateState().kind === 'open' ? preloadRoute(pathname) : undefined;
}
