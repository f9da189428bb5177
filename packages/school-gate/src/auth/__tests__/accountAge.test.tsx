import { beforeEach, expect, it } from 'vitest';
import { isAccountNew } from '../accountAge';
import { sessionKeyOf } from '@kurser/platform/sessionRecord';

const madeAt = Date.parse('2026-09-01T08:00:00Z');
const minute = 60_000;

function keep(place: Storage, createdAt: unknown): void {
  const session = { uid: 'u', emailVerified: true, isAnonymous: false, stsTokenManager: {} };
  place.setItem(sessionKeyOf('k'), JSON.stringify({ ...session, createdAt }));
}

const places = (): readonly Storage[] => [window.localStorage, window.sessionStorage];

beforeEach(() => {
  for (const place of places()) place.clear();
});

it('is new for an hour, in either storage', () => {
  for (const place of places()) {
    keep(place, String(madeAt));
    expect(isAccountNew(places, madeAt)).toBe(true);
    expect(isAccountNew(places, madeAt + 59 * minute)).toBe(true);
    expect(isAccountNew(places, madeAt + 60 * minute)).toBe(false);
    place.clear();
  }
});

it('is not said to be new where nobody can know', () => {
  expect(isAccountNew(places, madeAt)).toBe(false);
  keep(window.localStorage, undefined);
  expect(isAccountNew(places, madeAt)).toBe(false);
  keep(window.localStorage, null);
  expect(isAccountNew(places, 5)).toBe(false);
  keep(window.localStorage, 'i går');
  expect(isAccountNew(places, madeAt)).toBe(false);
  keep(window.localStorage, String(madeAt));
  expect(isAccountNew(places, madeAt - minute)).toBe(false);
  const refused = (): readonly Storage[] => {
    throw new DOMException('refused', 'SecurityError');
  };
  expect(isAccountNew(refused, madeAt)).toBe(false);
});
