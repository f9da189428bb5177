import { describe, expect, it, vi } from 'vitest';
import { createChunkFaults, createReloadMemory } from '../chunkFaults';
import type { LoadScript } from '../../seams/scriptLoading';
import { createChunkLoader } from '../chunkLoader';
import { createGuesses } from '../guesses';
import { ContentError } from '../../common/contentFailure';
import type { Bytes } from '@kurser/sealed-format';

function fakeStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

function fakeStorageOnce(): () => Pick<Storage, 'getItem' | 'setItem'> {
  const storage = fakeStorage();
  return () => storage;
}

describe('the memory of reloads', () => {
  it('allows one reload for a chunk, until it has loaded', () => {
    const storage = fakeStorage();
    // Each call is a new page in the same tab.
    const memory = (): ReturnType<typeof createReloadMemory> => createReloadMemory(() => storage);
    expect(memory().noteReload('a')).toBe(true);
    memory().pageOpened();
    expect(memory().noteReload('a')).toBe(false);
    expect(memory().noteReload('b')).toBe(true);
    memory().pageOpened();
    memory().forget('a');
    expect(memory().noteReload('b')).toBe(false);
    expect(memory().noteReload('a')).toBe(true);
  });

  it('allows one reload for however many chunks, until a page has opened', () => {
    const memory = createReloadMemory(fakeStorageOnce());
    expect(memory.noteReload('a')).toBe(true);
    expect(memory.noteReload('b')).toBe(false);
    memory.forget('a');
    expect(memory.noteReload('b')).toBe(false);
    memory.pageOpened();
    expect(memory.noteReload('b')).toBe(true);
  });

  it('allows no reload where nothing can be remembered', () => {
    const refusing = createReloadMemory(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(refusing.noteReload('a')).toBe(false);
    expect(() => refusing.forget('a')).not.toThrow();
    const forgetful = createReloadMemory(() => ({ getItem: () => null, setItem: () => undefined }));
    expect(forgetful.noteReload('a')).toBe(false);
  });

  it('takes what it cannot read for nothing', () => {
    const storage = fakeStorage();
    storage.setItem('kurser:reloaded-for', '{"a":');
    expect(createReloadMemory(() => storage).noteReload('a')).toBe(true);
    for (const text of ['{"a":1}', '[]', 'null', '{"chunks":["a"],"unsettled":1}']) {
      storage.setItem('kurser:reloaded-for', text);
      expect(createReloadMemory(() => storage).noteReload('a')).toBe(true);
    }
  });
});

function faultsWith(open = true) {
  const waits = { whenPageIsThere: vi.fn(), whenOnline: vi.fn() };
  const spies = { warn: vi.fn(), reload: vi.fn(), show: vi.fn(), ...waits };
  const memory = createReloadMemory(fakeStorageOnce());
  // A page's faults; the memory outlives the page.
  const newPage = () => createChunkFaults({ memory, isOpen: () => open, ...spies });
  return { newPage, memory, ...spies };
}

describe('a chunk that fails', () => {
  it('is nobody’s concern once the gate has closed', () => {
    const { newPage, memory, warn, reload, show } = faultsWith(false);
    newPage().report('a', new ContentError('refused', 'a'));
    for (const spy of [warn, reload, show]) expect(spy).not.toHaveBeenCalled();
    expect(memory.noteReload('a')).toBe(true);
  });

  it('is warned about and costs a reload; a message when that has not helped', () => {
    const { newPage, memory, warn, reload, show } = faultsWith();
    const error = new ContentError('damaged', 'a');
    newPage().report('a', error);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('a'), error);
    expect([reload.mock.calls.length, show.mock.calls.length]).toEqual([1, 0]);
    newPage().report('a', error);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(show).toHaveBeenCalledWith('damaged');
    newPage().loaded('a');
    memory.pageOpened();
    newPage().report('a', error);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('says nothing new while the page reloads', () => {
    const { newPage, warn, reload, show } = faultsWith();
    const page = newPage();
    for (const chunk of ['a', 'b', 'a']) page.report(chunk, new ContentError('damaged', chunk));
    expect(warn).toHaveBeenCalledTimes(3);
    expect([reload.mock.calls.length, show.mock.calls.length]).toEqual([1, 0]);
  });

  it('waits for the network where there is none, whatever the browser believes of it', () => {
    const { newPage, warn, reload, show, whenPageIsThere, whenOnline } = faultsWith();
    const page = newPage();
    for (const chunk of ['a', 'b']) page.report(chunk, new ContentError('offline', chunk));
    expect(warn).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
    expect(show).toHaveBeenCalledWith('offline');
    expect(whenPageIsThere.mock.calls).toEqual([[reload]]);
    expect(whenOnline).not.toHaveBeenCalled();
  });

  it('does not reload for ever where the page can be had and the chunk cannot', () => {
    const { newPage, whenPageIsThere, whenOnline, reload } = faultsWith();
    newPage().report('a', new ContentError('offline', 'a'));
    newPage().report('a', new ContentError('offline', 'a'));
    expect(whenPageIsThere).toHaveBeenCalledTimes(1);
    expect(whenOnline.mock.calls).toEqual([[reload]]);
  });

  it('is called missing when nobody knows better', () => {
    const { newPage, show } = faultsWith();
    newPage().report('a', new TypeError('x'));
    newPage().report('a', new TypeError('x'));
    expect(show).toHaveBeenCalledWith('chunkMissing');
  });
});

interface Loading {
  readonly url: string;
  readonly done: (event: Event) => void;
  readonly rest: readonly unknown[];
}

function loaderWith(open: (name: string) => Promise<Bytes>, explain = vi.fn()) {
  const scripts: Loading[] = [];
  const faults = { report: vi.fn(), loaded: vi.fn() };
  const loadScript: LoadScript = (url, done, ...rest) => void scripts.push({ url, done, rest });
  const guesses = createGuesses();
  const load = createChunkLoader({
    loadScript,
    findSealedName: (url) => (url.startsWith('/sealed') ? url.slice(1) : undefined),
    isPublic: (url) => url.includes('public-'),
    explain,
    open,
    faults,
    guesses,
  });
  return { load, scripts, faults, guesses };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('the loader', () => {
  it('runs a sealed chunk from a blob address, with its key and id', async () => {
    const script = new TextEncoder().encode('chunk()');
    const opened: string[] = [];
    const { load, scripts, faults } = loaderWith((name) => {
      opened.push(name);
      return Promise.resolve(script);
    });
    const done = vi.fn();
    load('/sealed-1.js', done, 'key', 7);
    await settled();
    expect(opened).toEqual(['sealed-1.js']);
    const [loading] = scripts;
    expect(loading?.url).toMatch(/^blob:/);
    expect(loading?.rest).toEqual(['key', 7]);
    const event = new Event('load');
    loading?.done(event);
    expect(done).toHaveBeenCalledWith(event);
    expect(faults.loaded).toHaveBeenCalledWith('/sealed-1.js');
  });

  it('reports a chunk that cannot be opened, and leaves its import pending', async () => {
    const error = new ContentError('damaged', 'x');
    const { load, scripts, faults } = loaderWith(() => Promise.reject(error));
    const done = vi.fn();
    load('/sealed-1.js', done);
    await settled();
    expect(faults.report).toHaveBeenCalledWith('/sealed-1.js', error);
    expect(scripts).toEqual([]);
    expect(done).not.toHaveBeenCalled();
  });

  it('reports a readable chunk that does not load, when it is known why', async () => {
    const offline = new ContentError('offline', '/1.js');
    const explain = vi.fn().mockResolvedValue(offline);
    const notAsked = (): Promise<Bytes> => Promise.reject(new Error('not asked'));
    const { load, scripts, faults } = loaderWith(notAsked, explain);
    const done = vi.fn();
    load('/1.js', done);
    expect(scripts[0]?.url).toBe('/1.js');
    scripts[0]?.done(new Event('error'));
    await settled();
    expect(explain).toHaveBeenCalledWith('/1.js');
    expect(faults.report).toHaveBeenCalledWith('/1.js', offline);
    expect(done).not.toHaveBeenCalled();
    load('/1.js', done);
    scripts[1]?.done(new Event('load'));
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('leaves public chunks, and their faults, to those who import them', () => {
    const { load, scripts, faults } = loaderWith(() => Promise.reject(new Error('not asked')));
    const done = vi.fn();
    load('/sealed-public-auth.js', done);
    const event = new Event('error');
    scripts[0]?.done(event);
    expect(done).toHaveBeenCalledWith(event);
    expect(faults.report).not.toHaveBeenCalled();
  });

  it('says nothing of a guess that fails, and loads it anew when somebody waits', async () => {
    const offline = new ContentError('offline', 'x');
    const open = vi.fn((): Promise<Bytes> => Promise.reject(offline));
    const { load, faults, guesses } = loaderWith(open);
    guesses.make(() => {
      load('/sealed-1.js', vi.fn());
      // As Docusaurus' own way of making a page ready does.
      guesses.promote();
    });
    await settled();
    expect(open).toHaveBeenCalledTimes(1);
    expect(faults.report).not.toHaveBeenCalled();
    guesses.promote();
    await settled();
    expect(open).toHaveBeenCalledTimes(2);
    expect(faults.report.mock.calls).toEqual([['/sealed-1.js', offline]]);
    guesses.promote();
    await settled();
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('runs a guess that failed once it can be had', async () => {
    const script = new TextEncoder().encode('chunk()');
    const open = vi.fn((): Promise<Bytes> => Promise.resolve(script));
    open.mockRejectedValueOnce(new ContentError('offline', 'x'));
    const { load, scripts, faults, guesses } = loaderWith(open);
    const done = vi.fn();
    guesses.make(() => load('/sealed-1.js', done, 'key', 7));
    await settled();
    expect(scripts).toEqual([]);
    guesses.promote();
    await settled();
    expect(scripts[0]?.rest).toEqual(['key', 7]);
    scripts[0]?.done(new Event('load'));
    expect(done).toHaveBeenCalledTimes(1);
    expect(faults.report).not.toHaveBeenCalled();
  });

  it('reports a guess that fails while somebody waits, and what is loaded after a guess', async () => {
    const error = new ContentError('damaged', 'x');
    const { load, faults, guesses } = loaderWith(() => Promise.reject(error));
    guesses.make(() => load('/sealed-1.js', vi.fn()));
    guesses.promote();
    load('/sealed-2.js', vi.fn());
    await settled();
    expect(faults.report.mock.calls).toEqual([
      ['/sealed-1.js', error],
      ['/sealed-2.js', error],
    ]);
  });
});
