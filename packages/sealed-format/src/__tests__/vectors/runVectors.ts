import { bytesFromHex, hexFromBytes, type Bytes } from '../../bytes';
import { keyedFingerprint, deriveOpeningKey, deriveSealingKey, parseContentKey } from '../../keys';
import { openSealedFile } from '../../open';
import { sealPayload } from '../../seal';
import type { KnownAnswer, KnownFingerprint, MustFail, Vectors } from './types';

function fromHex(text: string): Bytes {
  const bytes = bytesFromHex(text);
  if (bytes === undefined) throw new Error(`Not hexadecimal: ${text}`);
  return bytes;
}

function contentKeyOf(text: string): Bytes {
  const key = parseContentKey(text);
  if (key === undefined) throw new Error(`Not a content key: ${text}`);
  return key;
}

/** What the code under test makes of a known answer; equal to the vector when all is right. */
export async function runKnownAnswer(vector: KnownAnswer): Promise<KnownAnswer> {
  const contentKey = contentKeyOf(vector.contentKey);
  const sealing = await deriveSealingKey(contentKey);
  const opening = await deriveOpeningKey(contentKey);
  const payload = fromHex(vector.payload);
  const file = await sealPayload(sealing, vector.name, vector.encoding, payload);
  const opened = await openSealedFile(opening, vector.name, fromHex(vector.file));
  return {
    ...vector,
    keyId: opening.id,
    file: hexFromBytes(file),
    opened: opened.kind === 'opened' ? hexFromBytes(opened.bytes) : opened.kind,
  };
}

/** How opening the vector's file ends. */
export async function runMustFail(vector: MustFail): Promise<string> {
  const opening = await deriveOpeningKey(contentKeyOf(vector.contentKey));
  return (await openSealedFile(opening, vector.name, fromHex(vector.file))).kind;
}

/** What the code under test makes of a hash. */
export async function runFingerprint({ contentKey, hash }: KnownFingerprint): Promise<string> {
  return keyedFingerprint(await deriveSealingKey(contentKeyOf(contentKey)), hash);
}

/**
 * Every vector that does not come out as it should, by its description. For a browser, where there
 * is no test runner.
 */
export async function failedVectors({
  knownAnswers,
  mustFail,
  fingerprints,
}: Vectors): Promise<string[]> {
  const failed: string[] = [];
  for (const vector of knownAnswers) {
    const result = await runKnownAnswer(vector);
    if (JSON.stringify(result) !== JSON.stringify(vector)) failed.push(vector.what);
  }
  for (const vector of mustFail) {
    if ((await runMustFail(vector)) !== vector.outcome) failed.push(vector.what);
  }
  for (const vector of fingerprints) {
    if ((await runFingerprint(vector)) !== vector.keyed) failed.push(vector.hash);
  }
  return failed;
}
