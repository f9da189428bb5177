/**
 * Reads in a page before it is asked for, as Docusaurus' links do: by what its client entry has put
 * into the window.
 */
export async function readInPage(permalink: string): Promise<void> {
  await window.docusaurus.preload(permalink);
}
