import { startFirestoreEmulator } from './firestoreEmulator';
import type { ProcessGroup } from './processes';
import { requireFreePorts } from './requirements';
import { startAuthAndHosting } from './siteServers';
import { runCommand } from './steps';

/** @throws when the command fails, with the command's name */
async function requireSuccess(command: string, args: readonly string[]): Promise<void> {
  const { code } = await runCommand(command, args, { env: { FIREBASE_TARGET: 'emulator' } });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} misslyckades.`);
}

/**
 * Builds the site and serves it as it is deployed, on the Hosting, Auth and Firestore emulators with the key published. They end with the group.
 * @throws when a port is taken, when the site does not build, or when an emulator does not start
 */
export async function startPreview(group: ProcessGroup): Promise<void> {
  await requireFreePorts([5005, 8080, 9099]);
  await requireSuccess('npx', ['docusaurus', 'build']);
  await startFirestoreEmulator(group);
  await startAuthAndHosting(group);
  await requireSuccess('npm', ['run', '--silent', 'publish-key', '--', '--emulator']);
}
