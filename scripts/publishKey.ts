/**
 * `npm run publish-key [-- --prune --emulator]`: puts the build's content key where members can read it. Run it before the build is deployed, so that
 * no page asks for a key that is not there; with --prune afterwards, when nobody needs the keys of earlier deployments.
 */
import { readEnvironment } from '../src/config/environment';
import { findContentKey } from '../src/plugins/seal/contentKeyFile';
import { base64urlFromBytes } from '../src/seal/format/bytes';
import { deriveOpeningKey } from '../src/seal/format/keys';
import { parseArguments } from './publishKey/arguments';
import { requireBuiltWith } from './publishKey/builtKeys';
import { findCredentials } from './publishKey/findCredentials';
import { pruneKeys, writeKey, type KeyDatabase } from './publishKey/keyDocuments';

async function main(): Promise<void> {
  const { prune, emulator } = parseArguments(process.argv.slice(2));
  const { provider, emulators } = readEnvironment(
    emulator ? { FIREBASE_TARGET: 'emulator' } : process.env,
  );
  const contentKey = await findContentKey(process.env, process.cwd());
  if (contentKey === undefined) {
    throw new Error(
      'Det finns ingen nyckel än: bygg sidan först (npm run build), eller sätt CONTENT_KEY.',
    );
  }
  const { id } = await deriveOpeningKey(contentKey);
  await requireBuiltWith(id, 'build');
  const database: KeyDatabase = {
    projectId: provider.projectId,
    emulator: emulators?.firestore ?? null,
    ...(await findCredentials(process.env, emulators !== null)),
  };
  await writeKey(database, id, base64urlFromBytes(contentKey));
  console.log(`Nyckeln ${id} är publicerad i projektet ${provider.projectId}.`);
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
