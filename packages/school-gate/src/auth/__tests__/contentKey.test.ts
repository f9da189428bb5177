import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  foreign,
  lockGate,
  member,
  openGate,
  resetFakes,
  settled,
  startSession,
  startedSession,
  unverified,
} from './fakeProvider';

beforeEach(resetFakes);
afterEach(() => {
  vi.useRealTimers();
});

describe('the content key', () => {
  it('is not asked for before there is a member', async () => {
    const { provider } = await startedSession();
    provider.set(unverified);
    await settled();
    provider.set(foreign);
    await settled();
    expect(openGate).not.toHaveBeenCalled();
  });

  it('is pending while it is fetched, then ready or refused with the reason', async () => {
    let answer: ((result: { kind: 'failed'; reason: 'refused' }) => void) | undefined;
    openGate.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { provider, session } = await startedSession();
    provider.set(member);
    await settled();
    expect(session.getState().visitor).toMatchObject({ kind: 'member', key: 'pending' });
    answer?.({ kind: 'failed', reason: 'refused' });
    await settled();
    expect(session.getState().visitor).toMatchObject({
      kind: 'member',
      key: { refused: 'refused' },
    });
  });

  it.each([
    ['auth/network-request-failed', 'offline'],
    ['auth/no-current-user', 'refused'],
    ['auth/user-disabled', 'refused'],
    ['auth/user-not-found', 'refused'],
    ['auth/user-token-expired', 'refused'],
    ['auth/invalid-user-token', 'refused'],
    ['auth/internal-error', 'unavailable'],
  ])('is not asked for without a token, and %s says why there is none', async (code, reason) => {
    const { provider } = await startedSession(member);
    const failure = Object.assign(new Error(code), { code });
    vi.spyOn(provider.client, 'idToken').mockRejectedValue(failure);
    const holder = openGate.mock.calls[0]?.[0];
    await expect(holder?.getIdToken(false)).rejects.toMatchObject({
      name: 'ContentError',
      reason,
      cause: failure,
    });
  });

  it('is fetched once, however often the provider repeats itself', async () => {
    const { provider } = await startedSession();
    provider.set(member);
    await settled();
    provider.set({ ...member });
    await settled();
    expect(openGate).toHaveBeenCalledTimes(1);
  });

  it('that arrives after a sign-out opens nothing', async () => {
    let answer: ((result: { kind: 'ready' }) => void) | undefined;
    openGate.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { provider, session } = await startedSession();
    provider.set(member);
    await settled();
    provider.set(null);
    await settled();
    answer?.({ kind: 'ready' });
    await settled();
    expect(session.getState().visitor).toEqual({ kind: 'signedOut' });
  });

  it.each([
    ['device', true],
    ['tab', false],
    ['none', false],
    ['refused', false],
  ] as const)(
    'may wait on the computer only with a session that does: %s',
    async (stored, keepKey) => {
      const { provider } = startSession(stored);
      await settled();
      provider.become(member);
      provider.set(member);
      await settled();
      expect(openGate.mock.lastCall?.[0]).toMatchObject({ uid: 'u', keepKey });
    },
  );

  it('is forgotten at sign-out', async () => {
    const { provider } = await startedSession();
    provider.set(member);
    await settled();
    lockGate.mockClear();
    provider.set(null);
    await settled();
    expect(lockGate).toHaveBeenCalledTimes(1);
  });
});
