import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeProvider,
  foreign,
  isStillStored,
  lockGate,
  member,
  openGate,
  reloadPage,
  resetFakes,
  sessionWith,
  settled,
  startTabSync,
  unverified,
} from './fakeProvider';

beforeEach(resetFakes);
afterEach(() => {
  vi.useRealTimers();
});

describe('a member', () => {
  it('who signs out sees no form before what was opened is gone, and the reason then', async () => {
    const provider = fakeProvider();
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
    await settled();
    provider.set(member);
    await settled();
    let locked: () => void = () => undefined;
    lockGate.mockReturnValue(new Promise((resolve) => (locked = resolve)));
    // An account that has got a foreign address: shut out, and signed out by us.
    provider.set(foreign);
    await settled();
    expect(provider.calls).toContain('signOut');
    expect(session.getState().visitor).toMatchObject({ kind: 'leaving' });
    locked();
    await settled();
    expect(session.getState().visitor).toEqual({ kind: 'signedOut', reason: 'foreignDomain' });
  });

  it('is gone with all that was opened before another member is let in', async () => {
    const provider = fakeProvider();
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
    await settled();
    provider.set(member);
    await settled();
    let locked: () => void = () => undefined;
    lockGate.mockReturnValue(new Promise((resolve) => (locked = resolve)));
    provider.set({ ...member, uid: 'another' });
    await settled();
    expect(session.getState().visitor).toMatchObject({ kind: 'leaving' });
    expect(openGate).toHaveBeenCalledTimes(1);
    locked();
    await settled();
    expect(session.getState().visitor).toMatchObject({ kind: 'member', uid: 'another' });
  });

  it('who comes back while the gate is being closed is let in when it is', async () => {
    const provider = fakeProvider();
    const session = sessionWith('none', () => Promise.resolve(provider.client));
    session.start();
    await settled();
    provider.set(member);
    await settled();
    let locked: () => void = () => undefined;
    lockGate.mockReturnValue(new Promise((resolve) => (locked = resolve)));
    for (const account of [null, member]) {
      provider.set(account);
      await settled();
    }
    expect(session.getState().visitor).toMatchObject({ kind: 'leaving' });
    locked();
    await settled();
    expect(session.getState().visitor).toMatchObject({ kind: 'member', key: 'ready' });
    expect(openGate).toHaveBeenCalledTimes(2);
  });
});

describe('a page that starts again', () => {
  it('takes in nothing that the provider still answers', async () => {
    const provider = fakeProvider();
    let answer: () => void = () => undefined;
    vi.spyOn(provider.client, 'confirm').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => {
            resolve(member);
          };
        }),
    );
    provider.become(member);
    const session = sessionWith('device', () => Promise.resolve(provider.client));
    session.start();
    await settled();
    startTabSync.mock.calls[0]?.[0].startAgain();
    answer();
    await settled();
    expect(provider.calls).toEqual(['abandon']);
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(session.getState().visitor.kind).toBe('leaving');
    expect(openGate).not.toHaveBeenCalled();
  });

  it('does so where the SDK cannot be had', async () => {
    const session = sessionWith('device', () => Promise.reject(new Error('offline')));
    session.start();
    startTabSync.mock.calls[0]?.[0].startAgain();
    await settled();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });
});

describe('a page that comes back from history', () => {
  it.each([member, unverified])(
    'starts again, and shows nothing, when its session is not there any more: %j',
    async (account) => {
      const provider = fakeProvider();
      const session = sessionWith('none', () => Promise.resolve(provider.client));
      session.start();
      await settled();
      provider.set(account);
      await settled();
      const before = session.getState();
      session.returned();
      expect(isStillStored).toHaveBeenCalledWith(account.email);
      expect(session.getState()).toBe(before);
      isStillStored.mockReturnValue(false);
      session.returned();
      expect(session.getState().visitor.kind).toBe('leaving');
      expect(reloadPage).toHaveBeenCalledTimes(1);
    },
  );

  it('stays as it is when nobody was signed in', async () => {
    const session = sessionWith('none', () => Promise.resolve(fakeProvider().client));
    session.start();
    await settled();
    isStillStored.mockReturnValue(false);
    session.returned();
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
