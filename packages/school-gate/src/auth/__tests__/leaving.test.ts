import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  foreign,
  holdLock,
  member,
  openGate,
  reloadPage,
  resetFakes,
  sessionWith,
  settled,
  startSession,
  startTabSync,
  startedSession,
  unverified,
} from './fakeProvider';
import { key, value } from './fakeStorage';

beforeEach(resetFakes);
afterEach(() => {
  vi.useRealTimers();
});

describe('a member', () => {
  it('who signs out sees no form before what was opened is gone, and the reason then', async () => {
    const { provider, session } = await startedSession(member);
    const putAway = holdLock();
    // An account that has got a foreign address: shut out, and signed out by us.
    provider.set(foreign);
    await settled();
    expect(provider.calls).toContain('signOut');
    expect(session.getState().visitor).toMatchObject({ kind: 'leaving' });
    putAway();
    await settled();
    expect(session.getState().visitor).toEqual({ kind: 'signedOut', reason: 'foreignDomain' });
  });

  it('is gone with all that was opened before another member is let in', async () => {
    const { provider, session } = await startedSession(member);
    const putAway = holdLock();
    provider.set({ ...member, uid: 'another' });
    await settled();
    expect(session.getState().visitor).toMatchObject({ kind: 'leaving' });
    expect(openGate).toHaveBeenCalledTimes(1);
    putAway();
    await settled();
    expect(session.getState().visitor).toMatchObject({ kind: 'member', uid: 'another' });
  });

  it('who comes back while the gate is being closed is let in when it is', async () => {
    const { provider, session } = await startedSession(member);
    const putAway = holdLock();
    for (const account of [null, member]) {
      provider.set(account);
      await settled();
    }
    expect(session.getState().visitor).toMatchObject({ kind: 'leaving' });
    putAway();
    await settled();
    expect(session.getState().visitor).toMatchObject({ kind: 'member', key: 'ready' });
    expect(openGate).toHaveBeenCalledTimes(2);
  });
});

describe('a page that starts again', () => {
  it('takes in nothing that the provider still answers', async () => {
    const { provider, session } = startSession('device', member);
    let answer: () => void = () => undefined;
    vi.spyOn(provider.client, 'confirm').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => {
            resolve(member);
          };
        }),
    );
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
      const { session, storage } = await startedSession(account);
      storage.device.setItem(key, value);
      const before = session.getState();
      session.returned();
      expect(session.getState()).toBe(before);
      storage.device.removeItem(key);
      session.returned();
      expect(session.getState().visitor.kind).toBe('leaving');
      expect(reloadPage).toHaveBeenCalledTimes(1);
    },
  );

  it('stays as it is when nobody was signed in', async () => {
    const { session } = await startedSession();
    session.returned();
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
