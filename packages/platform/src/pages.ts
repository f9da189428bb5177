/** What Docusaurus writes of every route: the chunks it is made of, and how each is loaded. */
export { default as registry } from '@generated/registry';
export { default as routesChunkNames } from '@generated/routesChunkNames';

/**
 * Reads in a page before it is asked for, as Docusaurus' links do: by what its client entry has put
 * into the window.
 */
export async function readInPage(permalink: string): Promise<void> {
  await window.docusaurus.preload(permalink);
}
