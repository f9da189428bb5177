import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishBeforeSignOut, onSignOut } from '../beforeSignOut';
import { beforeSignOut, member, resetFakes, settled, startedSession } from './fakeProvider';

describe('what is done before a sign-out', () => {
  beforeEach(resetFakes);
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is done while the session is there still', async () => {
    const { provider, session } = await startedSession(member);
    let end: () => void = () => undefined;
    beforeSignOut.mockReturnValue(new Promise((resolve) => (end = resolve)));
    const leaving = session.signOut();
    await settled();
    expect(provider.calls).not.toContain('signOut');
    end();
    await leaving;
    expect(provider.calls).toContain('signOut');
  });

  it('is waited for, fails without harm, and is asked no more once that has ended', async () => {
    const done = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const endFirst = onSignOut(done);
    const endSecond = onSignOut(() => Promise.reject(new Error('no network')));
    await finishBeforeSignOut();
    expect(done).toHaveBeenCalledTimes(1);
    endFirst();
    endSecond();
    await finishBeforeSignOut();
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('is waited for no longer than three seconds', async () => {
    const end = onSignOut(() => new Promise(() => undefined));
    const left = vi.fn<() => void>();
    void finishBeforeSignOut().then(left);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(left).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(left).toHaveBeenCalled();
    end();
  });
});
