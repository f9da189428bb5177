import { describe, expect, it, vi } from 'vitest';
import { ContentError, type ContentFailure } from '../../common/contentFailure';
import { fetchContentKey, type TokenSource } from '../../firestore/contentKey';
import {
  base64urlFromBytes,
  type Bytes,
  deriveOpeningKey,
  deriveSealingKey,
  type OpeningKey,
  sealPayload,
} from '@kurser/sealed-format';
import type { KeyInUse } from '../gateState';
import { requestBytes, createSealedStore, type FetchSealed } from '../sealedStore';

const contentKey = new Uint8Array(32).fill(5);
const document = { fields: { key: { stringValue: base64urlFromBytes(contentKey) } } };
const address = 'https://example.test/contentKeys/a';

type Answer = Response | Error;

function answering(...answers: readonly Answer[]) {
  const left = [...answers];
  return vi.fn<typeof fetch>(() => {
    const next = left.shift();
    if (next === undefined) throw new Error('asked once too often');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
}

const status = (code: number, body: unknown = {}): Response =>
  new Response(JSON.stringify(body), { status: code });
/** An answer whose end never comes. */
const brokenOff = (): Response =>
  new Response(
    new ReadableStream({
      start(body) {
        body.error(new TypeError('network error'));
      },
    }),
  );

const day = 24 * 60 * 60;
const tokenAged = (seconds: number): string =>
  `x.${base64urlFromBytes(new TextEncoder().encode(JSON.stringify({ iat: 1_800_000_000, auth_time: 1_800_000_000 - seconds })))}.x`;
const failsWith = (reason: ContentFailure) => ({ name: 'ContentError', reason });

/** A member's credentials on a site without App Check. */
const asking = (getIdToken: TokenSource['getIdToken']): TokenSource => ({
  getIdToken,
  getAppCheckToken: () => Promise.resolve(null),
});

describe('fetching the content key', () => {
  const token = () => vi.fn((fresh: boolean) => Promise.resolve(fresh ? 'fresh' : 'old'));
  const tokensSent = (request: ReturnType<typeof answering>): (string | null)[] =>
    request.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));

  it('sends the token and reads the key', async () => {
    const request = answering(status(200, document));
    expect(await fetchContentKey(address, asking(token()), request)).toEqual(contentKey);
    expect(tokensSent(request)).toEqual(['Bearer old']);
    expect(request.mock.calls[0]?.[0]).toBe(address);
  });

  it('sends App Check’s proof where there is one, and no such header where App Check is off', async () => {
    const proofSent = (request: ReturnType<typeof answering>): (string | null)[] =>
      request.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-firebase-appcheck'));
    const on = answering(status(403), status(200, document));
    const proven = { ...asking(token()), getAppCheckToken: () => Promise.resolve('proof') };
    expect(await fetchContentKey(address, proven, on)).toEqual(contentKey);
    expect(proofSent(on)).toEqual(['proof', 'proof']);
    const off = answering(status(200, document));
    await fetchContentKey(address, asking(token()), off);
    expect(proofSent(off)).toEqual([null]);
  });

  it('asks without a proof that cannot be had, and does not blame the account for a refusal', async () => {
    const unproven = {
      ...asking(token()),
      getAppCheckToken: () => Promise.reject(new Error('reCAPTCHA is blocked')),
    };
    const allowed = answering(status(200, document));
    expect(await fetchContentKey(address, unproven, allowed)).toEqual(contentKey);
    const refused = answering(status(403), status(403));
    await expect(fetchContentKey(address, unproven, refused)).rejects.toMatchObject(
      failsWith('unavailable'),
    );
  });

  it.each([401, 403])('renews the token when the answer is %i, once', async (code) => {
    const request = answering(status(code), status(200, document));
    expect(await fetchContentKey(address, asking(token()), request)).toEqual(contentKey);
    expect(tokensSent(request)).toEqual(['Bearer old', 'Bearer fresh']);
    const refused = answering(status(code), status(code));
    await expect(fetchContentKey(address, asking(token()), refused)).rejects.toMatchObject(
      failsWith('refused'),
    );
  });

  it.each<[string, readonly Answer[], ContentFailure]>([
    ['there is no document', [status(404)], 'notPublished'],
    ['the document has no key', [status(200, {})], 'notPublished'],
    [
      'the key is not one',
      [status(200, { fields: { key: { stringValue: 'kort' } } })],
      'notPublished',
    ],
    ['the service is out of order, twice', [status(503), status(503)], 'unavailable'],
    [
      'the answer is not JSON, twice',
      [new Response('<html>'), new Response('<html>')],
      'unavailable',
    ],
    ['nothing answers', [new TypeError('Failed to fetch')], 'offline'],
    ['the answer breaks off', [brokenOff()], 'offline'],
    [
      'no answer comes in time, twice',
      [new DOMException('', 'TimeoutError'), new DOMException('', 'TimeoutError')],
      'unavailable',
    ],
  ])('says so when %s', async (_what, answers, reason) => {
    await expect(
      fetchContentKey(address, asking(token()), answering(...answers)),
    ).rejects.toMatchObject(failsWith(reason));
  });

  it('tries an error of the service again', async () => {
    const request = answering(status(500), status(200, document));
    expect(await fetchContentKey(address, asking(token()), request)).toEqual(contentKey);
  });

  it('does not call a fault of our own a network that is away', async () => {
    const faulty = () => Promise.reject(new TypeError('x is not a function'));
    await expect(fetchContentKey(address, asking(faulty), answering())).rejects.toMatchObject(
      failsWith('unavailable'),
    );
    // A token that no header can carry never reaches a network.
    const broken = () => Promise.resolve('a\nb');
    await expect(fetchContentKey(address, asking(broken), answering())).rejects.toMatchObject(
      failsWith('unavailable'),
    );
  });

  it('says when the sign-in is too old, and does not ask again', async () => {
    const old = () => Promise.resolve(tokenAged(365 * day));
    await expect(
      fetchContentKey(address, asking(old), answering(status(403))),
    ).rejects.toMatchObject(failsWith('signInTooOld'));
    const young = () => Promise.resolve(tokenAged(364 * day));
    const refused = answering(status(403), status(403));
    await expect(fetchContentKey(address, asking(young), refused)).rejects.toMatchObject(
      failsWith('refused'),
    );
    // What the rules let through is not questioned here.
    const allowed = answering(status(200, document));
    expect(await fetchContentKey(address, asking(old), allowed)).toEqual(contentKey);
  });

  it.each<ContentFailure>(['offline', 'refused', 'unavailable'])(
    'hands on why there is no token: %s',
    async (reason) => {
      const noToken = () => Promise.reject(new ContentError(reason, 'ID token'));
      await expect(fetchContentKey(address, asking(noToken), answering())).rejects.toMatchObject(
        failsWith(reason),
      );
    },
  );
});

describe('requesting a file', () => {
  it('gives its bytes', async () => {
    const request = answering(new Response(Uint8Array.of(1, 2)));
    expect(await requestBytes('/a', {}, request)).toEqual(Uint8Array.of(1, 2));
  });

  it.each<[Answer, ContentFailure]>([
    [status(404), 'chunkMissing'],
    [status(410), 'chunkMissing'],
    [status(500), 'unavailable'],
    [new TypeError('Failed to fetch'), 'offline'],
    [new DOMException('', 'TimeoutError'), 'unavailable'],
  ])('says why there are none', async (answer, reason) => {
    await expect(requestBytes('/a', {}, answering(answer))).rejects.toMatchObject(
      failsWith(reason),
    );
  });
});

/** A key that was fetched just now. */
const fetched = (opening: OpeningKey): KeyInUse => ({
  current: () => opening,
  replace: () => Promise.resolve(false),
});
const rightKey = await deriveOpeningKey(contentKey);
const key = fetched(rightKey);
const bytes = Uint8Array.of(1, 2, 3);
const sealed = await sealPayload(await deriveSealingKey(contentKey), 'a.js', 0, bytes);
const foreignKey = await deriveSealingKey(new Uint8Array(32).fill(6));
const foreign = await sealPayload(foreignKey, 'a.js', 0, bytes);
const cut = sealed.slice(0, -1);
const page = new TextEncoder().encode('<!doctype html>');

function storeOf(...answers: readonly (Bytes | ContentError)[]) {
  const left = [...answers];
  const fetchSealed = vi.fn<FetchSealed>(() => {
    const next = left.shift();
    if (next === undefined) throw new Error('asked once too often');
    return next instanceof ContentError ? Promise.reject(next) : Promise.resolve(next);
  });
  const asked = (): string[] => fetchSealed.mock.calls.map(([, how]) => how);
  return { store: createSealedStore(fetchSealed), asked };
}

describe('the store of sealed files', () => {
  it('fetches and opens', async () => {
    const { store, asked } = storeOf(sealed);
    expect(await store.load(key, 'a.js')).toEqual(bytes);
    expect(asked()).toEqual(['normal']);
  });

  it.each([
    ['damaged', cut],
    ['of another key', foreign],
    ['another thing', page],
    ['not to be had for a moment', new ContentError('offline', 'a.js')],
  ])('tries once more when the file is %s', async (_what, first) => {
    const { store, asked } = storeOf(first, sealed);
    expect(await store.load(key, 'a.js')).toEqual(bytes);
    expect(asked()).toEqual(['normal', 'again']);
  });

  it.each<[string, Bytes | ContentError, ContentFailure]>([
    ['damaged', cut, 'damaged'],
    ['of another key', foreign, 'outdated'],
    ['another thing', page, 'outdated'],
    ['not to be had', new ContentError('offline', 'a.js'), 'offline'],
  ])('says so when the file stays %s', async (_what, answer, reason) => {
    const { store } = storeOf(answer, answer);
    await expect(store.load(key, 'a.js')).rejects.toMatchObject(failsWith(reason));
  });

  it.each([
    ['other bytes', async () => (await deriveOpeningKey(new Uint8Array(32).fill(6))).decryption],
    [
      'another kind',
      () =>
        crypto.subtle.importKey('raw', new Uint8Array(32), 'AES-CBC', false, [
          'encrypt',
          'decrypt',
        ]),
    ],
    [
      'another use',
      () => crypto.subtle.importKey('raw', new Uint8Array(32), 'AES-GCM', false, ['encrypt']),
    ],
  ])('replaces a kept key that is of %s, and opens with the next', async (_what, makeKey) => {
    const misfit = { id: rightKey.id, decryption: await makeKey() };
    let current: OpeningKey = misfit;
    const replace = vi.fn(() => {
      current = rightKey;
      return Promise.resolve(true);
    });
    const { store } = storeOf(sealed, sealed, sealed);
    expect(await store.load({ current: () => current, replace }, 'a.js')).toEqual(bytes);
    expect(replace).toHaveBeenCalledExactlyOnceWith(misfit);
  });

  it.each<[string, Bytes | ContentError]>([
    ['of another key', foreign],
    ['not to be had', new ContentError('offline', 'a.js')],
  ])('leaves a kept key alone when the file is %s', async (_what, answer) => {
    const replace = vi.fn(() => Promise.resolve(true));
    const { store } = storeOf(answer, answer);
    const kept = { current: () => rightKey, replace };
    await expect(store.load(kept, 'a.js')).rejects.toBeInstanceOf(ContentError);
    expect(replace).not.toHaveBeenCalled();
  });

  it('does not ask twice for a file that is not there', async () => {
    const { store, asked } = storeOf(new ContentError('chunkMissing', 'a.js'));
    await expect(store.load(key, 'a.js')).rejects.toMatchObject(failsWith('chunkMissing'));
    expect(asked()).toEqual(['normal']);
  });

  it('uses what was fetched ahead, once', async () => {
    const { store, asked } = storeOf(sealed, sealed);
    await Promise.all([store.prefetch('a.js', 'ahead'), store.prefetch('a.js', 'ahead')]);
    expect(await store.load(key, 'a.js')).toEqual(bytes);
    expect(asked()).toEqual(['ahead']);
    await store.load(key, 'a.js');
    expect(asked()).toEqual(['ahead', 'normal']);
    // A script that has been loaded is not wanted again.
    await store.prefetch('a.js', 'ahead');
    expect(asked()).toEqual(['ahead', 'normal']);
  });

  it('forgets what was fetched ahead in vain, and what it is told to forget', async () => {
    const { store, asked } = storeOf(new ContentError('offline', 'a.js'), sealed, sealed);
    await expect(store.prefetch('a.js', 'ahead')).resolves.toBeUndefined();
    store.clear();
    await store.prefetch('a.js', 'ahead');
    store.clear();
    expect(await store.load(key, 'a.js')).toEqual(bytes);
    expect(asked()).toEqual(['ahead', 'ahead', 'normal']);
  });
});
