import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachePrefix, markItem, readMark } from '../../core/mark';
import { forgetSaved, forgetSavedOfOthers, mayReadSaved } from '../forget';

const now = 1_800_000_000_000;
const mark = {
  ...{ uid: 'u', until: now + 1, edition: 'e', keyId: 'k' },
  ...{ wanted: ['a'], kept: ['a'] },
};

/** A browser that keeps a course, beside a cache of somebody else's. */
function browser() {
  const items = new Map([[markItem, JSON.stringify(mark)]]);
  const caches = new Set([`${cachePrefix}e`, 'another']);
  const told = vi.fn();
  const state = { isRegistered: true };
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, text: string) => items.set(name, text),
      removeItem: (name: string) => items.delete(name),
    },
    caches: {
      keys: () => Promise.resolve([...caches]),
      delete: (name: string) => Promise.resolve(caches.delete(name)),
    },
    navigator: {
      serviceWorker: {
        getRegistration: () =>
          Promise.resolve({
            unregister: () => {
              state.isRegistered = false;
              return Promise.resolve(true);
            },
          }),
      },
    },
    dispatchEvent: told,
  });
  return { items, caches, told, state };
}

let here: ReturnType<typeof browser>;

const isForgotten = () =>
  !here.state.isRegistered && here.items.size === 0 && !here.caches.has(`${cachePrefix}e`);

beforeEach(() => {
  here = browser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what is kept', () => {
  it('is forgotten with its worker; other caches stay, and the page is told', async () => {
    await forgetSaved();
    expect(isForgotten()).toBe(true);
    expect([...here.caches]).toEqual(['another']);
    expect(here.told).toHaveBeenCalledOnce();
  });

  it('ends with a sign-out, and when another account comes; not for its own', async () => {
    await forgetSavedOfOthers('u');
    expect(isForgotten()).toBe(false);
    await forgetSavedOfOthers('other');
    expect(isForgotten()).toBe(true);
    here = browser();
    await forgetSavedOfOthers(undefined);
    expect(isForgotten()).toBe(true);
  });

  it('is for its own account, until its sign-in is a year old; then it is forgotten', async () => {
    expect(await mayReadSaved('u', now)).toBe(true);
    expect(await mayReadSaved('other', now)).toBe(false);
    expect(isForgotten()).toBe(false);
    expect(await mayReadSaved('u', mark.until)).toBe(false);
    expect(isForgotten()).toBe(true);
  });

  it('is nothing before it is whole', async () => {
    here.items.set(markItem, JSON.stringify({ ...mark, kept: [] }));
    expect(await mayReadSaved('u', now)).toBe(false);
  });

  it('is forgotten as far as a browser that refuses lets it be', async () => {
    Reflect.deleteProperty(window, 'caches');
    await forgetSaved();
    expect(here.items.size).toBe(0);
  });
});

it('on the server nothing is kept, and nothing throws', async () => {
  vi.unstubAllGlobals();
  expect(readMark()).toBeUndefined();
  await forgetSaved();
  expect(await mayReadSaved('u')).toBe(false);
});
