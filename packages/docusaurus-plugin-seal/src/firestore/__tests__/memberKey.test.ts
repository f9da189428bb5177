/** Which key opens the site for a member who has one from an earlier visit. */
import { describe, expect, it, vi } from 'vitest';
import {
  base64urlFromBytes,
  bytesFromText,
  deriveOpeningKey,
  type OpeningKey,
} from '@kurser/sealed-format';
import type { KeyStore } from '../../client/keyStore';
import { findMemberKey } from '../memberKey';

const contentKey = new Uint8Array(32).fill(5);
const key = await deriveOpeningKey(contentKey);
const otherKey = await deriveOpeningKey(new Uint8Array(32).fill(6));
const facts = { kind: 'sealed', keyId: key.id, keyAddress: 'https://example.test/a' } as const;

const day = 24 * 60 * 60;
const issued = 1_800_000_000;
const tokenOf = (claims: unknown): string =>
  `header.${base64urlFromBytes(bytesFromText(JSON.stringify(claims)))}.signature`;
const claimsAged = (days: number) => ({
  iat: issued,
  auth_time: issued - days * day,
  firebase: { sign_in_provider: 'password' },
});
const member = tokenOf(claimsAged(364));

const answerWith = (bytes: Uint8Array<ArrayBuffer>): Response =>
  Response.json({ fields: { key: { stringValue: base64urlFromBytes(bytes) } } });

/**
 * A visit with this in the store, by an account with this token, before rules that say what the
 * answers are.
 */
function visit(stored: OpeningKey | undefined, token: string, ...answers: readonly Response[]) {
  const left = [...answers];
  const request = vi.fn<typeof fetch>(() => {
    const next = left.shift();
    if (next === undefined) throw new Error('asked once too often');
    return Promise.resolve(next);
  });
  const store: KeyStore = {
    load: () => Promise.resolve(stored),
    save: () => Promise.resolve(),
    clear: vi.fn(() => Promise.resolve()),
  };
  const onFetched = vi.fn();
  const find = async (keepKey = true) =>
    findMemberKey(
      {
        uid: 'u',
        keepKey,
        getIdToken: () => Promise.resolve(token),
        getAppCheckToken: () => Promise.resolve(null),
      },
      { facts, store, onFetched, request },
      () => store.load('u', key.id),
    );
  return { find, request, store, onFetched };
}

describe('a kept key', () => {
  it('is used without a question where the sign-in is one that the rules take', async () => {
    const { find, request, store } = visit(key, member);
    expect((await find()).current()).toBe(key);
    expect(request).not.toHaveBeenCalled();
    expect(store.clear).not.toHaveBeenCalled();
  });

  it.each([-400, 400])(
    'is judged by the service’s clock where this one is %i days off',
    async (days) => {
      vi.useFakeTimers({ now: issued * 1000 + days * day * 1000 });
      expect((await visit(key, member).find()).current()).toBe(key);
      const refuse = (): Response => new Response('{}', { status: 403 });
      const old = visit(key, tokenOf(claimsAged(365)), refuse());
      await expect(old.find()).rejects.toMatchObject({ reason: 'signInTooOld' });
      vi.useRealTimers();
    },
  );

  it.each([
    ['is 800 days old', tokenOf(claimsAged(800)), 'signInTooOld'],
    ['is a year old', tokenOf(claimsAged(365)), 'signInTooOld'],
    [
      'was another provider’s',
      tokenOf({ ...claimsAged(1), firebase: { sign_in_provider: 'google.com' } }),
      'refused',
    ],
    ['has no provider', tokenOf({ ...claimsAged(1), firebase: undefined }), 'refused'],
    ['has no age', tokenOf({ ...claimsAged(1), auth_time: undefined }), 'refused'],
    ['is told by no token', 'token', 'refused'],
  ])('is forgotten, and the rules decide, where the sign-in %s', async (_how, token, reason) => {
    const refuse = (): Response => new Response('{}', { status: 403 });
    const { find, store, onFetched } = visit(key, token, refuse(), refuse());
    await expect(find()).rejects.toMatchObject({ name: 'ContentError', reason });
    expect(store.clear).toHaveBeenCalled();
    expect(onFetched).not.toHaveBeenCalled();
  });

  it('is not looked for where the session ends with the browser', async () => {
    const { find, store, request } = visit(key, member, answerWith(contentKey));
    expect((await find(false)).current().id).toBe(key.id);
    expect(store.clear).toHaveBeenCalled();
    expect(request).toHaveBeenCalledTimes(1);
  });
});

describe('a key that opens nothing', () => {
  const misfit: OpeningKey = { id: key.id, decryption: otherKey.decryption };

  it('is forgotten where it was a kept one, and fetched anew once for all who wait', async () => {
    const { find, store, request, onFetched } = visit(misfit, member, answerWith(contentKey));
    const found = await find();
    expect(found.current()).toBe(misfit);
    expect(await Promise.all([found.replace(misfit), found.replace(misfit)])).toEqual([true, true]);
    const fetched = found.current();
    expect(fetched).not.toBe(misfit);
    expect(onFetched).toHaveBeenCalledExactlyOnceWith(fetched);
    expect(store.clear).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledTimes(1);
    // Who began with the old one tries again; who has tried the new one has a file that is damaged.
    expect(await found.replace(misfit)).toBe(true);
    expect(await found.replace(fetched)).toBe(false);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('says why where it cannot be fetched', async () => {
    const refuse = (): Response => new Response('{}', { status: 404 });
    const { find } = visit(misfit, member, refuse());
    const found = await find();
    await expect(found.replace(misfit)).rejects.toMatchObject({ reason: 'notPublished' });
  });

  it('stays where it has just been fetched: the file is damaged', async () => {
    const { find, request } = visit(undefined, member, answerWith(contentKey));
    const found = await find();
    expect(await found.replace(found.current())).toBe(false);
    expect(request).toHaveBeenCalledTimes(1);
  });
});
