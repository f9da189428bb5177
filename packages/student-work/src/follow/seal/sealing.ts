import { readAtMost } from '@kurser/shared/readAtMost';
import { randomBytes, type Bytes, type WorkKey } from './workKey';

/**
 * A document's bytes: a version, a nonce, and under AES-256-GCM the length and the deflated text,
 * filled up to one of a few sizes so that its own says little.
 */

const version = 1;
const nonceLength = 12;
const headLength = 1 + nonceLength;
const tagLength = 16;
const smallestStep = 1024;
const largestStep = 32 * 1024;

/** The size that so many bytes are filled up to: doubling, and then in steps of the largest. */
export function stepFor(length: number): number {
  let step = smallestStep;
  while (step < length && step < largestStep) step *= 2;
  return step >= length ? step : Math.ceil(length / largestStep) * largestStep;
}

async function through(
  bytes: Bytes,
  stream: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<Bytes> {
  const passed = await readAtMost(new Blob([bytes]).stream().pipeThrough(stream), most);
  if (passed === undefined) throw new Error('More than a document holds');
  return passed;
}

/** Far more than browsers give a site to store. */
const mostInflated = 20 * 1024 * 1024;

function filled(content: Bytes): Bytes {
  const bytes = new Uint8Array(
    stepFor(content.length + 4 + headLength + tagLength) - headLength - tagLength,
  );
  new DataView(bytes.buffer).setUint32(0, content.length);
  bytes.set(content, 4);
  return bytes;
}

const parametersFor = (uid: string, name: string, nonce: Bytes) => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode(`kurser arbete ${version} ${uid} ${name}`),
});

/** Where a document belongs: it opens nowhere else. */
export interface DocumentPlace {
  readonly uid: string;
  readonly name: string;
}

export async function sealText(
  { sealing }: WorkKey,
  { uid, name }: DocumentPlace,
  text: string,
): Promise<Bytes> {
  const deflated = await through(
    new TextEncoder().encode(text),
    new CompressionStream('deflate-raw'),
  );
  const nonce = randomBytes(nonceLength);
  const parameters = parametersFor(uid, name, nonce);
  const body = await crypto.subtle.encrypt(parameters, sealing, filled(deflated));
  const sealed = new Uint8Array(headLength + body.byteLength);
  sealed[0] = version;
  sealed.set(nonce, 1);
  sealed.set(new Uint8Array(body), headLength);
  return sealed;
}

/** The text of a sealed document; undefined for what this key has not sealed for this place. */
export async function openText(
  { sealing }: WorkKey,
  { uid, name }: DocumentPlace,
  sealed: Bytes,
): Promise<string | undefined> {
  if (sealed[0] !== version || sealed.length < headLength + tagLength + 4) return undefined;
  try {
    const parameters = parametersFor(uid, name, sealed.slice(1, headLength));
    const body = await crypto.subtle.decrypt(parameters, sealing, sealed.slice(headLength));
    const length = new DataView(body).getUint32(0);
    if (length > body.byteLength - 4) return undefined;
    const deflated = new Uint8Array(body.slice(4, 4 + length));
    const text = await through(deflated, new DecompressionStream('deflate-raw'), mostInflated);
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return undefined;
  }
}
