import { afterEach, expect, it, vi } from 'vitest';
import { sessionKeyOf } from '@kurser/platform/sessionRecord';
import { accountLinks, accountParts } from '../accountParts';

const visitor = { kind: 'member', uid: 'elev', email: 'elev@skola.example', key: 'ready' } as const;

const titles = (): readonly string[] =>
  accountParts({ visitor, projectId: 'demo-kurser' }).map(({ title }) => title);

/** A session that the SDK has stored. */
function store(place: Storage): void {
  const tokens = { refreshToken: 'r', accessToken: 'a', expirationTime: 1 };
  const session = {
    ...{ uid: 'elev', email: visitor.email, emailVerified: true, isAnonymous: false },
    ...{ providerData: [], stsTokenManager: tokens },
  };
  place.setItem(sessionKeyOf('k'), JSON.stringify(session));
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it('the panel has the way to hand in, and leads to the desk', () => {
  expect(titles()).toContain('Lämna in');
  expect(accountLinks).toContainEqual({ to: '/rattning', title: 'Rättning (för lärare)' });
});

it('a course can be kept by who is remembered on this device, in a build, and by nobody else', () => {
  const kept = 'Spara kursen på den här enheten';
  store(localStorage);
  expect(titles()).not.toContain(kept);
  vi.stubEnv('NODE_ENV', 'production');
  expect(titles()).toContain(kept);
  localStorage.clear();
  store(sessionStorage);
  expect(titles()).not.toContain(kept);
});
