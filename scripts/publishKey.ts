/**
 * `npm run publish-key [-- --prune --emulator]`: puts the build's content key where members can
 * read it. Run it before the build is deployed, so that no page asks for a key that is not there;
 * with --prune afterwards, when nobody needs the keys of earlier deployments.
 */
import { readEnvironment } from '../src/config/environment';
import { parseArguments } from './publishKey/arguments';
import { pruneKeys } from './publishKey/keyDocuments';
import { publishContentKey } from './publishKey/publishContentKey';

async function main(): Promise<void> {
  const { prune, emulator } = parseArguments(process.argv.slice(2));
  const environment = readEnvironment(
    emulator ? { ...process.env, FIREBASE_TARGET: 'emulator' } : process.env,
  );
  const { id, database } = await publishContentKey(environment, 'build');
  console.log(`Nyckeln ${id} är publicerad i projektet ${database.projectId}.`);
  if (!prune) return;
  const removed = await pruneKeys(database, id);
  console.log(
    removed.length === 0
      ? 'Det finns inga äldre nycklar.'
      : `Äldre nycklar som är borttagna: ${removed.map((key) => key.id).join(', ')}.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
