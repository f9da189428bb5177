import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetRemembered, isRemembered, noteRemembered } from '../remembered';

afterEach(() => {
  vi.unstubAllGlobals();
});

function withStorage(): Map<string, string> {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  };
  vi.stubGlobal('window', { localStorage });
  return items;
}

const day = 24 * 60 * 60 * 1000;

describe('a key that is remembered', () => {
  it('may be used for as long as was said, and no longer', () => {
    withStorage();
    expect(isRemembered(0)).toBe(false);
    noteRemembered(30, 0);
    expect(isRemembered(30 * day - 1)).toBe(true);
    expect(isRemembered(30 * day)).toBe(false);
  });

  it('is forgotten when it is asked for', () => {
    const items = withStorage();
    noteRemembered(30);
    forgetRemembered();
    expect(items.size).toBe(0);
  });

  it('is none where storage is blocked, or holds something else', () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new DOMException('no', 'SecurityError');
      },
    });
    noteRemembered(30);
    forgetRemembered();
    expect(isRemembered()).toBe(false);
    withStorage().set('seal:remembered-until', 'soon');
    expect(isRemembered(0)).toBe(false);
  });
});
