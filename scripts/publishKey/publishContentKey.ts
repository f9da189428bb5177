import type { BuildEnvironment } from '../../src/config/environment';
import { findContentKey } from 'docusaurus-plugin-seal/contentKey';
import { base64urlFromBytes, deriveOpeningKey } from '@kurser/sealed-format';
import { requireBuiltWith } from './builtKeys';
import { findCredentials, type Purpose } from './findCredentials';
import { writeKey, type KeyDatabase } from './keyDocuments';

const publishing: Purpose = {
  scope: 'https://www.googleapis.com/auth/datastore',
  role: 'Cloud Datastore User',
  verb: 'publicera nyckeln',
};

export interface Published {
  readonly id: string;
  readonly database: KeyDatabase;
}

/** The project's Firestore, for who may write keys there. @throws when nobody is signed in */
export async function openKeyDatabase({
  provider,
  emulators,
}: BuildEnvironment): Promise<KeyDatabase> {
  return {
    projectId: provider.projectId,
    emulator: emulators?.firestore ?? null,
    ...(await findCredentials(process.env, emulators !== null, publishing)),
  };
}

/**
 * Puts the content key where members can read it, and returns its id and where that is.
 * @throws when there is no key, when the folder holds a build that was sealed with another one, or
 * when nobody may write it
 */
export async function publishContentKey(
  environment: BuildEnvironment,
  buildDir: string,
): Promise<Published> {
  const contentKey = await findContentKey(process.env, process.cwd());
  if (contentKey === undefined) {
    throw new Error(
      'Det finns ingen nyckel än: bygg sidan först (npm run build), eller sätt CONTENT_KEY.',
    );
  }
  const { id } = await deriveOpeningKey(contentKey);
  await requireBuiltWith(id, buildDir);
  const database = await openKeyDatabase(environment);
  await writeKey(database, id, base64urlFromBytes(contentKey));
  return { id, database };
}
