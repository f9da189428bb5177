import { afterEach, expect, it, vi } from 'vitest';
import { removeCopy } from '../removeCopy';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('says in Swedish that the account stays when its copy cannot be deleted', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const credentials = {
    getIdToken: () => Promise.resolve('token'),
    getAppCheckToken: () => Promise.resolve(null),
  };
  const account = {
    ...{ uid: 'elev', isRemembered: true, documents: 'https://plats/v1/d', credentials },
    service: { accounts: 'https://konto.example/v1/accounts', apiKey: 'nyckel' },
  };
  await expect(removeCopy(account)).rejects.toThrow(
    'Kopian av ditt arbete gick inte att ta bort, så kontot finns kvar. Det finns inget nät.',
  );
});
