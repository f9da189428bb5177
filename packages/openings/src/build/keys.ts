import {
  base64urlFromBytes,
  bytesFromText,
  deriveOpeningKey,
  type Bytes,
} from '@kurser/sealed-format';
import { findSecret, readSecret, type SecretPlace } from 'docusaurus-plugin-seal/contentKey';
import type { Opening } from '../core/config';

/** The one secret that all openings' keys are made of. */
const place: SecretPlace = { variable: 'OPENINGS_KEY', file: '.keys/openings-key' };

/** An opening with the key of what is behind it. */
export interface KeyedOpening extends Opening {
  /** 16 hexadecimal digits, which stand in the sealed files and name the key's documents. */
  readonly id: string;
  readonly key: Bytes;
}

/**
 * The key is derived from the secret, the name and the time that the configuration says (HKDF), and
 * from nothing that a member has. So builds agree on it, anyone with the secret can make it anew,
 * and next year's `prov-v8` has another.
 */
async function keyOf(secret: CryptoKey, { name, at }: Opening): Promise<Bytes> {
  const info = bytesFromText(`kurser opening v1: ${name} ${new Date(at).toISOString()}`);
  // No salt: the secret is uniformly random already (RFC 5869, section 3.1).
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info };
  return new Uint8Array(await crypto.subtle.deriveBits(how, secret, 256));
}

/** The openings, each with its key. */
export async function withKeys(
  openings: readonly Opening[],
  secret: Bytes,
): Promise<readonly KeyedOpening[]> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return Promise.all(
    openings.map(async (opening) => {
      const key = await keyOf(base, opening);
      const { id } = await deriveOpeningKey(key);
      return { ...opening, id, key };
    }),
  );
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The openings with their keys, for a build: where there is no secret yet one is made and kept. A
 * site without openings has no secret.
 * @throws when the secret is not 32 bytes in base64url
 */
export async function keysForBuild(
  openings: readonly Opening[],
  env: Variables,
  siteDir: string,
): Promise<readonly KeyedOpening[]> {
  return openings.length === 0 ? [] : withKeys(openings, await readSecret(place, env, siteDir));
}

/**
 * The same for a command, which makes no secret: one that no build has used opens nothing.
 * @throws in Swedish when there is none
 */
export async function findKeys(
  openings: readonly Opening[],
  env: Variables,
  siteDir: string,
): Promise<readonly KeyedOpening[]> {
  if (openings.length === 0) return [];
  const secret = await findSecret(place, env, siteDir);
  if (secret === undefined)
    throw new Error(
      `Nyckeln till det som öppnas på en dag saknas: bygg sidan först (npm run build), eller sätt ${place.variable}.`,
    );
  return withKeys(openings, secret);
}

/** The key as text, as documents and key files have it. */
export function keyText({ key }: Pick<KeyedOpening, 'key'>): string {
  return base64urlFromBytes(key);
}
