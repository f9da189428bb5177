/**
 * `npm run check-project [-- --emulator]`: whether the project's sign-in is set up as the site
 * needs it. Reads settings and changes none; fails when one of them opens a hole.
 */
import { readEnvironment } from '../src/config/environment';
import { school } from '../src/config/school';
import { isAcceptable, judgeSettings, reportOf } from './checkProject/judgeSettings';
import { parseSettings, providerLists } from './checkProject/projectSettings';
import { callIdentityService, findIdentityService } from './lib/identity/identityService';
import type { Purpose } from './publishKey/findCredentials';

const reading: Purpose = {
  scope: 'https://www.googleapis.com/auth/identitytoolkit',
  role: 'Firebase Authentication Viewer',
  verb: 'läsa projektets inställningar',
};

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const unknown = args.filter((arg) => arg !== '--emulator');
  if (unknown.length > 0) {
    throw new Error(
      `check-project känner inte till ${unknown.join(' ')}; det som finns är --emulator.`,
    );
  }
  const emulator = args.includes('--emulator');
  const environment = readEnvironment(
    emulator ? { ...process.env, FIREBASE_TARGET: 'emulator' } : process.env,
  );
  const service = await findIdentityService(environment, reading);
  const { projectId } = service;
  const path = `${emulator ? '/v2' : '/admin/v2'}/projects/${projectId}`;
  const ask = async (what: string): Promise<unknown> =>
    callIdentityService(service, 'GET', `${path}/${what}`);
  const config = await ask('config');
  // What cannot be read is not known, and said to be.
  const lists = providerLists.map(
    async (list) => [list, await ask(list).catch(() => undefined)] as const,
  );
  const providers = Object.fromEntries(await Promise.all(lists));
  const settings = parseSettings({ config, providers });
  const verdicts = judgeSettings(settings, { url: school.url, projectId });
  console.log(`Projektet ${projectId}\n\n${reportOf(verdicts)}`);
  if (!isAcceptable(verdicts, emulator)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
