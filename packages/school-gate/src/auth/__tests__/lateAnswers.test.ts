import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recheckIntervalMs } from '../sessionReducer';
import type { GateAnswer } from 'docusaurus-plugin-seal/client';
import type { Account } from '../visitor';
import {
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

describe('an answer that comes too late', () => {
  /** A session whose next question to the provider is answered when the test says so. */
  async function asking(stored: 'none' | 'device', account: Account) {
    const { provider, session } = startSession(stored, stored === 'device' ? account : null);
    let answer: (account: Account | null) => void = () => undefined;
    let refuse: (error: unknown) => void = () => undefined;
    const reload = vi.spyOn(provider.client, stored === 'device' ? 'confirm' : 'reload');
    reload.mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          answer = resolve;
          refuse = reject;
        }),
    );
    await settled();
    if (stored === 'none') {
      provider.set(account);
      await vi.advanceTimersByTimeAsync(recheckIntervalMs);
      void session.recheck();
      await settled();
    }
    expect(reload).toHaveBeenCalledTimes(1);
    return {
      session,
      provider,
      answer: () => {
        answer(account);
      },
      refuse: () => {
        refuse({ code: 'auth/network-request-failed' });
      },
    };
  }

  it.each([
    ['at the start', 'device', member],
    ['at a recheck', 'none', member],
    ['at a recheck before verification', 'none', unverified],
  ] as const)('%s does not bring back who has signed out meanwhile', async (_, stored, account) => {
    for (const ending of ['answer', 'refuse'] as const) {
      const { session, provider, ...late } = await asking(stored, account);
      provider.set(null);
      await settled();
      late[ending]();
      await settled();
      expect(session.getState().visitor).toEqual({ kind: 'signedOut' });
    }
  });

  it('of the key belongs to the visit that asked for it', async () => {
    const answers: ((result: GateAnswer) => void)[] = [];
    openGate.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const { provider, session } = await startedSession();
    for (const account of [member, null, member]) {
      provider.set(account);
      await settled();
    }
    answers[1]?.({ kind: 'ready' });
    await settled();
    answers[0]?.({ kind: 'failed', reason: 'refused' });
    await settled();
    expect(session.getState().visitor).toMatchObject({ kind: 'member', key: 'ready' });
  });
});
