import { readFile } from 'node:fs/promises';
import { builtKeys } from '../../scripts/publishKey/builtKeys';
import { readEnvironment } from '../../src/config/environment';
import { listFiles } from '../../src/plugins/seal/buildFolder';
import { keyAddress } from '../../src/plugins/seal/keyAddress';
import { sealedFactsOf } from '../../src/plugins/seal/sealedFacts';
import { sealedFolder } from '../../src/seal/addresses';
import type { Served } from './student';

/** The path of the script that a page starts with. @throws when it starts with none */
export function entryScriptOf(html: string): string {
  const path = sealedFactsOf(html).programs.entry.find((name) => /\/main\.[^/]*\.js$/.test(name));
  if (path === undefined) throw new Error('The page starts with no script named main');
  return path;
}

/** What students fetch of the build in the folder, served at the address. @throws when it is no sealed build */
export async function servedBuild(folder: string, site: string): Promise<Served> {
  const { provider, emulators } = readEnvironment({ FIREBASE_TARGET: 'emulator' });
  const [keyId] = await builtKeys(folder);
  if (keyId === undefined) throw new Error(`${folder}/ is no sealed build`);
  const html = await readFile(`${folder}/index.html`, 'utf8');
  const files = await listFiles(folder);
  return {
    page: `${site}/`,
    entryScript: new URL(entryScriptOf(html), site).href,
    keyDocument: keyAddress(provider.projectId, emulators?.firestore ?? null, keyId),
    sealed: files
      .filter((name) => name.startsWith(`${sealedFolder}/`) && name.endsWith('.js.bin'))
      .map((name) => `${site}/${name.split('/').map(encodeURIComponent).join('/')}`),
  };
}
