/**
 * `npm run accounts -- list | renew | remove --unused-since DAY [--apply --emulator]`: the school
 * year's work on accounts. Prints what it would do with each of them, and does it with --apply.
 */
import { readEnvironment } from '../src/config/environment';
import { school } from '../src/config/school';
import { parseArguments } from './accounts/arguments';
import { runTask } from './accounts/runTask';
import { findIdentityService } from './lib/identity/identityService';
import type { Purpose } from './publishKey/findCredentials';

const administering: Purpose = {
  scope: 'https://www.googleapis.com/auth/identitytoolkit',
  role: 'Firebase Authentication Admin',
  verb: 'sköta konton',
};

async function main(): Promise<void> {
  const { task, apply, emulator } = parseArguments(process.argv.slice(2), Date.now());
  const environment = readEnvironment(
    emulator ? { ...process.env, FIREBASE_TARGET: 'emulator' } : process.env,
  );
  const service = await findIdentityService(environment, administering);
  await runTask(
    { task, apply },
    {
      service,
      emailDomain: school.emailDomain,
      nowSeconds: Math.floor(Date.now() / 1000),
      print: (text) => {
        console.log(text);
      },
    },
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
