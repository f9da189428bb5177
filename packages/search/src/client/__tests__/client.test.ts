import { describe, expect, it } from 'vitest';
import { makeIndex } from '../../build/makeIndex';
import { lessons } from '../../query/__tests__/sea';
import { isFrugal } from '../connection';
import { parseRecent, withRecent } from '../recent';
import { createSearchStore } from '../createSearchStore';
import type { KeyboardPlace, PressedKey } from '@kurser/shared/keyboard';
import { opensSearch } from '../shortcut';

const key = (name: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  isComposing: false,
  ...more,
});
const page: KeyboardPlace = { isMac: false, takesKeys: false, hasDialog: false };
const field = { ...page, takesKeys: true };

describe('the keys', () => {
  it.each([
    ['Ctrl+K', key('k', { ctrlKey: true }), page],
    ['Ctrl+K in a field', key('k', { ctrlKey: true }), field],
    ['Ctrl+K with caps lock', key('K', { ctrlKey: true }), page],
    ['⌘K on a Mac', key('k', { metaKey: true }), { ...field, isMac: true }],
    ['/', key('/'), page],
    ['/ on a Swedish keyboard', key('/', { shiftKey: true }), page],
  ])('%s opens the search', (_what, pressed, place) => {
    expect(opensSearch(pressed, place)).toBe(true);
  });

  it.each([
    ['/ in a field', key('/'), field],
    ['a key that a lab has used', key('k', { ctrlKey: true, defaultPrevented: true }), page],
    ['a key while a sign is put together', key('/', { isComposing: true }), page],
    ['a key behind a dialog', key('/'), { ...page, hasDialog: true }],
    ['Ctrl+K on a Mac, which deletes', key('k', { ctrlKey: true }), { ...page, isMac: true }],
    ['Ctrl+Shift+K', key('K', { ctrlKey: true, shiftKey: true }), page],
    ['Ctrl+Alt+K', key('k', { ctrlKey: true, altKey: true }), page],
    ['Ctrl+/', key('/', { ctrlKey: true }), page],
    ['k', key('k'), page],
  ])('%s does not', (_what, pressed, place) => {
    expect(opensSearch(pressed, place)).toBe(false);
  });
});

describe('recent searches', () => {
  it('are kept once each, the latest first, six of them', () => {
    const asked = ['a', 'b', 'c', 'A ', 'd', 'e', 'f', 'g'];
    expect(asked.reduce<readonly string[]>(withRecent, [])).toEqual(['g', 'f', 'e', 'd', 'A', 'c']);
    expect(withRecent(['b', 'a'], 'A ')).toEqual(['A', 'b']);
    expect(withRecent(['a'], '  ')).toEqual(['a']);
  });

  it('are read from anything', () => {
    expect(parseRecent(['a', 1, '', 'b', 'a'])).toEqual(['a', 'b']);
    expect(parseRecent({})).toBeUndefined();
    expect(parseRecent(['x'.repeat(500)])?.[0]).toHaveLength(80);
    expect(parseRecent([null, 5, { length: 2 }, ['git'], true, '  ', 'rekursion'])).toEqual([
      'rekursion',
    ]);
    expect(parseRecent(['rust', 'rust', 'git'])).toEqual(['rust', 'git']);
    const many = Array.from({ length: 10_000 }, (_, i) => `fråga ${String(i)}`);
    expect(parseRecent(many)).toEqual(many.slice(0, 6));
    const names: unknown = JSON.parse('{"__proto__":["git"],"constructor":{"prototype":{"x":1}}}');
    for (const other of [null, 'git', { length: 1, 0: 'git' }, names])
      expect(parseRecent(other)).toBeUndefined();
    expect('x' in {}).toBe(false);
  });
});

describe('a frugal connection', () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ effectiveType: '4g', saveData: false }, false],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
  ])('%j: %s', (connection, frugal) => {
    expect(isFrugal(connection)).toBe(frugal);
  });
});

describe('the search of a page', () => {
  const files = makeIndex(lessons);
  const fileOf = (name: string): string => (name.includes('index') ? files.index : files.texts);

  it('loads the index, then the texts, once', async () => {
    const opened: string[] = [];
    const store = createSearchStore((name) => {
      opened.push(name);
      return Promise.resolve(fileOf(name));
    }, true);
    const kinds: string[] = [];
    store.subscribe(() => {
      const state = store.state();
      kinds.push(
        state.kind === 'ready'
          ? `ready ${state.texts === null ? 'without' : 'with'} texts`
          : state.kind,
      );
    });
    await Promise.all([store.load(), store.load()]);
    await store.load();
    expect(kinds).toEqual(['loading', 'ready without texts', 'ready with texts']);
    expect(opened).toHaveLength(2);
  });

  it('works without texts when they cannot be had', async () => {
    const store = createSearchStore(
      (name) =>
        name.includes('index') ? Promise.resolve(files.index) : Promise.reject(new Error('nej')),
      true,
    );
    await store.load();
    expect(store.state()).toMatchObject({ kind: 'ready', texts: null });
  });

  it('says that it failed, and tries again when asked', async () => {
    let broken = true;
    const store = createSearchStore(
      (name) => (broken ? Promise.reject(new Error('nej')) : Promise.resolve(fileOf(name))),
      true,
    );
    await store.load();
    expect(store.state().kind).toBe('failed');
    broken = false;
    await store.load();
    expect(store.state().kind).toBe('ready');
  });

  it('asks for nothing where no index is built', async () => {
    const store = createSearchStore(() => Promise.reject(new Error('asked')), false);
    await store.load();
    expect(store.state().kind).toBe('notBuilt');
  });
});
