import { describe, expect, it } from 'vitest';
import { leastIterations, lockKey, openLocks } from '../passphrase';

const contentKey = Uint8Array.from({ length: 32 }, (_, place) => place);
/** Few, so that the tests are quick. */
const iterations = 10;

describe('a content key behind passphrases', () => {
  it('comes out with each of them, and with no other', async () => {
    const locks = await lockKey(contentKey, ['correct horse', 'battery staple'], iterations);
    expect(await openLocks(locks, 'correct horse')).toEqual(contentKey);
    expect(await openLocks(locks, 'battery staple')).toEqual(contentKey);
    expect(await openLocks(locks, 'correct Horse')).toBeUndefined();
    expect(await openLocks(locks, '')).toBeUndefined();
  });

  it('comes out however a keyboard writes the passphrase', async () => {
    const locks = await lockKey(contentKey, ['caf\u00e9'], iterations);
    expect(await openLocks(locks, ' cafe\u0301 ')).toEqual(contentKey);
  });

  it('is wrapped anew each time, and its locks say nothing of it', async () => {
    const [one, two] = await Promise.all([
      lockKey(contentKey, ['same', 'same'], iterations),
      lockKey(contentKey, ['same'], iterations),
    ]);
    expect(new Set([...one.wrapped, ...two.wrapped]).size).toBe(3);
    expect(one.salt).not.toBe(two.salt);
  });

  it('does not come out of locks that were tampered with', async () => {
    const locks = await lockKey(contentKey, ['same'], iterations);
    const [first = ''] = locks.wrapped;
    const changed = first.startsWith('A') ? `B${first.slice(1)}` : `A${first.slice(1)}`;
    expect(await openLocks({ ...locks, wrapped: [changed] }, 'same')).toBeUndefined();
    expect(await openLocks({ ...locks, wrapped: ['?'] }, 'same')).toBeUndefined();
    expect(await openLocks({ ...locks, iterations: 11 }, 'same')).toBeUndefined();
  });

  it('costs whoever guesses at least what OWASP asks for', () => {
    expect(leastIterations).toBeGreaterThanOrEqual(600_000);
  });
});
