/**
 * Takes the place of Docusaurus' own prefetch of one chunk (the plugin swaps the module). The rule
 * on slow connections is in its caller and stays as it is. Sealed chunks have another address than
 * the bundler thinks, so a prefetch link would ask for nothing.
 */
import { whenIdle } from './whenIdle';
import { prefetchFile } from '../seams/pageLoading';
import { buildFacts } from './buildFacts';
import { gateState } from './gateState';
import { prefetchSealedChunk } from './sealedFiles';

/** @public for the bundler */
export default async function prefetch(url: string): Promise<void> {
  // A page's links are seen all at the same time, just when the page has been drawn.
  await whenIdle();
  if (gateState().kind !== 'open') return;
  await (buildFacts.kind === 'sealed' ? prefetchSealedChunk(url) : prefetchFile(url));
}
