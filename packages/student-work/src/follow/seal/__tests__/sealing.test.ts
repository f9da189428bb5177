import { beforeAll, describe, expect, it } from 'vitest';
import { openText, sealText, stepFor } from '../sealing';
import { deriveWorkKey, freshKeyBytes, nameOf, type WorkKey } from '../workKey';
import { freshSlowness, rounds, secretKey, unwrapKey, wrapKey } from '../wrapping';

const place = { uid: 'elev', name: 'ett' };
let key: WorkKey;
beforeAll(async () => {
  key = await deriveWorkKey(freshKeyBytes());
});

describe('a sealed text', () => {
  it.each(['', 'kort', 'å'.repeat(50_000)])('opens with its key in its place', async (text) => {
    const sealed = await sealText(key, place, text);
    expect(await openText(key, place, sealed)).toBe(text);
  });

  it('opens nowhere else, with no other key, and not when a bit is another', async () => {
    const sealed = await sealText(key, place, 'hemligt');
    const other = await deriveWorkKey(freshKeyBytes());
    expect(await openText(other, place, sealed)).toBeUndefined();
    expect(await openText(key, { ...place, name: 'två' }, sealed)).toBeUndefined();
    expect(await openText(key, { ...place, uid: 'annan' }, sealed)).toBeUndefined();
    for (const at of [0, 5, 20, sealed.length - 1]) {
      const changed = sealed.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await openText(key, place, changed)).toBeUndefined();
    }
    for (const length of [0, 1, 30, 40])
      expect(await openText(key, place, sealed.slice(0, length))).toBeUndefined();
  });

  it('is one of a few sizes, and never the same twice', async () => {
    const sizes = await Promise.all(
      [1, 50, 400, 900].map(async (length) => {
        const text = Array.from({ length }, (_, n) => String((n * 7919) % 97)).join('');
        return (await sealText(key, place, text)).length;
      }),
    );
    expect(new Set(sizes)).toEqual(new Set([1024]));
    expect([1025, 5000, 33_000, 70_000].map(stepFor)).toEqual([2048, 8192, 65_536, 98_304]);
    const [a, b] = [await sealText(key, place, 'x'), await sealText(key, place, 'x')];
    expect(a).not.toEqual(b);
  });
});

describe('a document’s name', () => {
  it('is the same for the same lesson and key, and says nothing of it', async () => {
    const name = await nameOf(key, '3/m1');
    expect(name).toMatch(/^[\w-]{22}$/);
    expect(await nameOf(key, '3/m1')).toBe(name);
    expect(await nameOf(key, '3/m2')).not.toBe(name);
    expect(await nameOf(await deriveWorkKey(freshKeyBytes()), '3/m1')).not.toBe(name);
  });
});

describe('a locked key', () => {
  it('opens with its secret alone, for its account and use', async () => {
    expect(freshSlowness().rounds).toBe(rounds);
    expect(rounds).toBeGreaterThanOrEqual(600_000);
    const slowness = { ...freshSlowness(), rounds: 1000 };
    const mine = { uid: 'elev', use: 'password' } as const;
    const wrapped = await wrapKey(key.bytes, await secretKey('Åsa 1'), slowness, mine);
    const attempt = async (secret: string, whose: Parameters<typeof unwrapKey>[3] = mine) =>
      unwrapKey(wrapped, await secretKey(secret), slowness, whose);
    expect(await attempt('Åsa 1')).toEqual(key.bytes);
    // The same letters, as another keyboard writes them.
    expect(await attempt('A\u030Asa 1')).toEqual(key.bytes);
    expect(await attempt('Åsa 2')).toBeUndefined();
    expect(await attempt('Åsa 1', { uid: 'annan', use: 'password' })).toBeUndefined();
    expect(await attempt('Åsa 1', { uid: 'elev', use: 'code' })).toBeUndefined();
  });
});
