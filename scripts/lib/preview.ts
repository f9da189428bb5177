import { startFirestoreEmulator } from './firestoreEmulator';
import { toolArguments, type ToolCommand } from './packageTools';
import type { ProcessGroup } from './processes';
import { requireFreePorts } from './requirements';
import { startAuthAndHosting } from './siteServers';
import { runCommand } from './steps';

/** @throws when the tool fails, with its name */
async function requireSuccess(...command: ToolCommand): Promise<void> {
  const { code } = await runCommand(process.execPath, toolArguments(...command), {
    env: { FIREBASE_TARGET: 'emulator' },
  });
  if (code !== 0) throw new Error(`${command.join(' ')} misslyckades.`);
}

/**
 * Builds the site and serves it as it is deployed, on the Hosting, Auth and Firestore emulators
 * with the key published. They end with the group.
 * @throws when a port is taken, when the site does not build, or when an emulator does not start
 */
export async function startPreview(group: ProcessGroup): Promise<void> {
  await requireFreePorts([5005, 8080, 9099]);
  await requireSuccess('docusaurus', 'build');
  await startFirestoreEmulator(group);
  await startAuthAndHosting(group);
  await requireSuccess('tsx', 'scripts/publishKey.ts', '--emulator');
}
