/**
 * `npm run openings [-- --publish | --open NAME | --move NAME TIME | --key NAME] [--apply]
 * [--emulator]`: what opens on a day. Lists it, publishes what is not there yet, opens something
 * now or moves it, without a new build; and writes the key file that a teacher takes to the desk.
 */
import { findKeys } from '@kurser/openings/build/keys';
import { readEnvironment } from '../src/config/environment';
import { readSiteContent } from '../src/config/siteContent';
import { parseArguments } from './openings/arguments';
import { runTask } from './openings/runTask';
import { surroundingsOf } from './openings/surroundings';
import { openKeyDatabase } from './publishKey/publishContentKey';

async function main(): Promise<void> {
  const { openings } = readSiteContent(process.env['SITE']);
  const { task, apply, emulator } = parseArguments(process.argv.slice(2));
  if (openings.length === 0) {
    console.log('Inget öppnas på en dag: src/config/openings.ts är tom.');
    return;
  }
  const environment = readEnvironment(
    emulator ? { ...process.env, FIREBASE_TARGET: 'emulator' } : process.env,
  );
  const keyed = await findKeys(openings, process.env, process.cwd());
  await runTask({ task, apply }, surroundingsOf(keyed, await openKeyDatabase(environment)));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
