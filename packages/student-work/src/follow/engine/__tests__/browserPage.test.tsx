import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserPage, type PageChange } from '../pages';

const changes: PageChange[] = [];
let end: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  changes.length = 0;
  end = browserPage('elev', false).watch((what) => changes.push(what));
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const happen = (...names: readonly string[]): void => {
  for (const name of names) window.dispatchEvent(new Event(name));
};

describe('a page in the browser', () => {
  it('is come back to when something is done in it after two minutes of nothing', () => {
    vi.advanceTimersByTime(119_000);
    happen('pointermove');
    vi.advanceTimersByTime(119_000);
    happen('keydown', 'wheel');
    expect(changes).toEqual([]);
    vi.advanceTimersByTime(121_000);
    happen('pointermove', 'pointermove', 'pointerdown');
    expect(changes).toEqual(['seen']);
  });

  it('is not seen any more after half an hour of nothing, until something is done in it', () => {
    const page = browserPage('elev', false);
    const endOne = page.watch(() => undefined);
    vi.advanceTimersByTime(29 * 60_000);
    expect(page.isSeen()).toBe(true);
    vi.advanceTimersByTime(2 * 60_000);
    expect(page.isSeen()).toBe(false);
    happen('keydown');
    expect(page.isSeen()).toBe(true);
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    expect(page.isSeen()).toBe(true);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(page.isSeen()).toBe(false);
    endOne();
  });

  it('tells of the network, of focus, and of being left, as long as somebody listens', () => {
    happen('offline', 'online', 'focus', 'pagehide');
    expect(changes).toEqual(['offline', 'online', 'seen', 'hidden']);
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    happen('blur');
    expect(changes.at(-1)).toBe('blurred');
    end();
    vi.advanceTimersByTime(200_000);
    happen('offline', 'focus', 'pointermove');
    expect(changes).toHaveLength(5);
  });
});
