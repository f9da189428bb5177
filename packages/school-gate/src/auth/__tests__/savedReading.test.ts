import type { Auth, User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markItem } from '@kurser/offline/mark';
import { orSaved, savedRequest } from '../firebase/providerRequests';

const mark = {
  ...{ uid: 'u', until: Date.now() + 60_000, edition: 'e', keyId: 'k' },
  ...{ wanted: ['a'], kept: ['a'] },
};
const faultOf = (code: string) => Object.assign(new Error(code), { code });
const noNetwork = faultOf('auth/network-request-failed');
const request = vi.fn<typeof fetch>();

function keep(kept: typeof mark | null): void {
  const items = new Map(kept === null ? [] : [[markItem, JSON.stringify(kept)]]);
  vi.stubGlobal('window', {
    fetch: request,
    dispatchEvent: () => true,
    localStorage: {
      getItem: (name: string) => items.get(name) ?? null,
      removeItem: (name: string) => items.delete(name),
    },
  });
}

const signedIn = (uid: string | null): Pick<Auth, 'currentUser'> => ({
  currentUser: uid === null ? null : ({ uid } as User),
});
const failing = (error: Error) => Promise.reject(error);
const uidOf = ({ uid }: User) => uid;

beforeEach(() => {
  request.mockReset().mockResolvedValue(new Response());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what nobody can be asked about', () => {
  it('is taken from what is known of an account that keeps courses here', async () => {
    keep(mark);
    expect(await orSaved(signedIn('u'), failing(noNetwork), uidOf)).toBe('u');
  });

  it('is what the provider says wherever it answers', async () => {
    keep(mark);
    expect(await orSaved(signedIn('u'), Promise.resolve('answer'), uidOf)).toBe('answer');
    const disabled = faultOf('auth/user-disabled');
    await expect(orSaved(signedIn('u'), failing(disabled), uidOf)).rejects.toBe(disabled);
  });

  it.each([
    ['nothing is kept', null, 'u'],
    ['another account keeps it', { ...mark, uid: 'other' }, 'u'],
    ['nothing of it is whole', { ...mark, kept: [] }, 'u'],
    ['its sign-in is too old', { ...mark, until: Date.now() }, 'u'],
    ['nobody is signed in', mark, null],
  ])('stays unknown where %s', async (_why, kept, uid) => {
    keep(kept);
    await expect(orSaved(signedIn(uid), failing(noNetwork), uidOf)).rejects.toBe(noNetwork);
  });

  it('stays unknown where nothing is known', async () => {
    keep(mark);
    const asking = orSaved(signedIn('u'), failing(noNetwork), () => undefined);
    await expect(asking).rejects.toBe(noNetwork);
  });
});

describe('a request to the provider', () => {
  const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
  const signIn = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
  const signalOf = () => request.mock.calls[0]?.[1]?.signal;

  it('about the account is given up early where courses are kept', async () => {
    keep(mark);
    await savedRequest(lookup);
    expect(signalOf()).toBeInstanceOf(AbortSignal);
  });

  it('is left as it is for everybody else, and when something is pressed', async () => {
    keep(null);
    await savedRequest(lookup, { method: 'POST' });
    expect(request).toHaveBeenCalledWith(lookup, { method: 'POST' });
    request.mockClear();
    keep(mark);
    await savedRequest(signIn);
    expect(signalOf()).toBeUndefined();
  });
});
