/**
 * `npm run publish-key [-- --prune --emulator]`: puts the build's content key where members can
 * read it, and what opens on a day with its time. Run it before the build is deployed, so that no
 * page asks for a key that is not there; with --prune afterwards, when nobody needs the keys of
 * earlier deployments.
 */
import { findKeys } from '@kurser/openings/build/keys';
import { readEnvironment } from '../src/config/environment';
import { readSiteContent } from '../src/config/siteContent';
import { pruneOpenings } from './openings/openingDocuments';
import { runTask } from './openings/runTask';
import { surroundingsOf } from './openings/surroundings';
import { parseArguments } from './publishKey/arguments';
import { pruneKeys } from './publishKey/keyDocuments';
import { publishContentKey } from './publishKey/publishContentKey';

async function main(): Promise<void> {
  const { openings } = readSiteContent(process.env['SITE']);
  const { prune, emulator } = parseArguments(process.argv.slice(2));
  const environment = readEnvironment(
    emulator ? { ...process.env, FIREBASE_TARGET: 'emulator' } : process.env,
  );
  const { id, database } = await publishContentKey(environment, 'build');
  console.log(`Nyckeln ${id} är publicerad i projektet ${database.projectId}.`);
  const keyed = await findKeys(openings, process.env, process.cwd());
  if (keyed.length > 0)
    await runTask({ task: { kind: 'publish' }, apply: true }, surroundingsOf(keyed, database));
  if (!prune) return;
  const keys = (await pruneKeys(database, id)).map((key) => key.id);
  const ids = keyed.map((opening) => opening.id);
  const removed = [...keys, ...(await pruneOpenings(database, ids))];
  console.log(
    removed.length === 0
      ? 'Det finns inga äldre nycklar.'
      : `Äldre nycklar som är borttagna: ${removed.join(', ')}.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
