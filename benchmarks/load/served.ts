import { readFile } from 'node:fs/promises';
import { builtKeys } from '../../scripts/publishKey/builtKeys';
import { readEnvironment } from '../../src/config/environment';
import { listFiles } from 'docusaurus-plugin-seal/build';
import { keyAddress } from 'docusaurus-plugin-seal/firestore';
import { sealedFactsOf } from '@kurser/accelerators/earlyForm/sealedFacts';
import { sealedFolder } from 'docusaurus-plugin-seal/common';
import type { Served } from './student';

/**
 * The paths of what a page's own script asks for: at once, and when a member is on the way in.
 * @throws when one of the two is nothing
 */
export function programsOf(html: string): Pick<Served, 'signInPrograms' | 'site'> {
  const { programs, styles } = sealedFactsOf(html);
  const signInPrograms = [...programs.entry, ...programs.beside];
  if (programs.entry.length === 0) throw new Error('The page starts with no script');
  if (programs.app.length === 0) throw new Error('The page names no script of the site itself');
  return { signInPrograms, site: [...programs.app, ...styles] };
}

/**
 * What students fetch of the build in the folder, served at the address.
 * @throws when it is no sealed build
 */
export async function servedBuild(folder: string, host: string): Promise<Served> {
  const { provider, emulators } = readEnvironment({ FIREBASE_TARGET: 'emulator' });
  const [keyId] = await builtKeys(folder);
  if (keyId === undefined) throw new Error(`${folder}/ is no sealed build`);
  const { signInPrograms, site } = programsOf(await readFile(`${folder}/index.html`, 'utf8'));
  const files = await listFiles(folder);
  const addressOf = (path: string): string => new URL(path, host).href;
  return {
    page: `${host}/`,
    signInPrograms: signInPrograms.map(addressOf),
    site: site.map(addressOf),
    keyDocument: keyAddress(provider.projectId, emulators?.firestore ?? null, keyId),
    sealed: files
      .filter((name) => name.startsWith(`${sealedFolder}/`) && name.endsWith('.js.bin'))
      .map((name) => `${host}/${name.split('/').map(encodeURIComponent).join('/')}`),
  };
}
