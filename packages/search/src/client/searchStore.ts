import { loadSealedFile } from 'docusaurus-plugin-seal/client';
import { createSearchStore } from './createSearchStore';

async function openText(name: string): Promise<string> {
  return new TextDecoder().decode(await loadSealedFile(name));
}

/**
 * The search of this page. The development server renders no pages ahead, so there is nothing to
 * make an index of.
 */
export const searchStore = createSearchStore(openText, process.env.NODE_ENV === 'production');
