/** `npm run preview`: the sealed production build as it is deployed, on the Hosting, Auth and Firestore emulators with the key published. */
import { createAccount, findAccountId } from './lib/authEmulator';
import { startFirestoreEmulator } from './lib/firestoreEmulator';
import { withProcesses } from './lib/processes';
import { requireFreePorts, requireNode } from './lib/requirements';
import { siteAddress, startAuthAndHosting } from './lib/siteServers';
import { runCommand } from './lib/steps';

const readyMade = { email: 'elev@edu.umea.se', password: 'hemligt' };

/** @throws when the command fails, with the command's name */
async function requireSuccess(command: string, args: readonly string[]): Promise<void> {
  const { code } = await runCommand(command, args, { FIREBASE_TARGET: 'emulator' });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} misslyckades.`);
}

void withProcesses(async (group) => {
  requireNode();
  await requireFreePorts([5005, 8080, 9099]);
  await requireSuccess('npx', ['docusaurus', 'build']);
  await startFirestoreEmulator(group);
  await startAuthAndHosting(group);
  await requireSuccess('npm', ['run', '--silent', 'publish-key', '--', '--emulator']);
  if ((await findAccountId(readyMade.email)) === undefined) {
    await createAccount(readyMade.email, readyMade.password, true);
  }
  console.log(`\nWebbplatsen: ${siteAddress}`);
  console.log(`Färdigt konto: ${readyMade.email} med lösenordet ${readyMade.password}\n`);
  // Until Ctrl+C.
  return new Promise<number>(() => undefined);
});
