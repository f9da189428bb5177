import { describe, expect, it } from 'vitest';
import { findStoredSession } from '../storedSession';

function storageWith(keys: readonly string[]): Storage {
  return {
    length: keys.length,
    key: (i: number) => keys[i] ?? null,
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
    clear: () => undefined,
  };
}

describe('findStoredSession', () => {
  it('finds the session of any api key', () => {
    expect(
      findStoredSession(() => storageWith(['theme', 'firebase:authUser:demo-api-key:[DEFAULT]'])),
    ).toBe('some');
  });

  it('answers none for other keys', () => {
    expect(
      findStoredSession(() => storageWith(['theme', 'kurser:u:quiz:1', 'xfirebase:authUser:'])),
    ).toBe('none');
  });

  it('answers refused when storage throws', () => {
    expect(
      findStoredSession(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
    ).toBe('refused');
  });
});
