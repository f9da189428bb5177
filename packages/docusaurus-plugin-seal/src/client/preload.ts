/**
 * Takes the place of Docusaurus' own preload (the plugin swaps the module). The first render of a
 * page waits for it, so while the gate is closed it must neither wait for a sealed chunk nor ask
 * for one.
 */
import { preloadRoute } from '../seams/pageLoading';
import { gateState } from './gateState';
import { guesses } from './guesses';

/** @public for the bundler */
export default async function preload(pathname: string): Promise<unknown> {
  if (gateState().kind !== 'open') return undefined;
  guesses.promote();
  return preloadRoute(pathname);
}
