import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  base64urlFromBytes,
  type Bytes,
  contentKeySize,
  parseContentKey,
  randomContentKey,
} from '@kurser/sealed-format';

/** Where a content key that nobody gave is kept; ignored by git, outside build/. */
export const keyFile = '.keys/content-key';

const right = `${String(contentKeySize)} bytes in base64url (43 characters), for example from: node -p "crypto.randomBytes(32).toString('base64url')"`;

function parse(text: string, source: string): Bytes {
  const key = parseContentKey(text);
  // The value itself is a secret, so the message says only how long it is.
  if (key === undefined)
    throw new Error(
      `${source} has ${String(text.trim().length)} characters and is no content key. One has ${right}`,
    );
  return key;
}

async function findFile(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Where a 32-byte secret comes from: an environment variable, else a file of the site. */
export interface SecretPlace {
  readonly variable: string;
  readonly file: string;
}

const contentKeyPlace: SecretPlace = { variable: 'CONTENT_KEY', file: keyFile };

/**
 * The secret: from the environment, else the one kept in `.keys/`; undefined when there is neither.
 * @throws when what is given or kept is not 32 bytes in base64url
 */
export async function findSecret(
  { variable, file }: SecretPlace,
  env: Variables,
  siteDir: string,
): Promise<Bytes | undefined> {
  const given = env[variable] ?? '';
  if (given !== '') return parse(given, variable);
  const kept = await findFile(path.join(siteDir, file));
  return kept === undefined ? undefined : parse(kept, file);
}

/**
 * The secret for a build: the one that is there, else a fresh one, kept in `.keys/`.
 * @throws as findSecret
 */
export async function readSecret(
  place: SecretPlace,
  env: Variables,
  siteDir: string,
): Promise<Bytes> {
  const found = await findSecret(place, env, siteDir);
  if (found !== undefined) return found;
  const fresh = randomContentKey();
  const file = path.join(siteDir, place.file);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Exclusive: two builds at once must not each believe in a key of their own.
  await writeFile(file, `${base64urlFromBytes(fresh)}\n`, { mode: 0o600, flag: 'wx' });
  return fresh;
}

/** The content key: `CONTENT_KEY`, else the one kept in `.keys/`. As findSecret. */
export async function findContentKey(env: Variables, siteDir: string): Promise<Bytes | undefined> {
  return findSecret(contentKeyPlace, env, siteDir);
}

/** The content key for a build. As readSecret. */
export async function readContentKey(env: Variables, siteDir: string): Promise<Bytes> {
  return readSecret(contentKeyPlace, env, siteDir);
}
