import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findDeletionFault, findPasswordChangeFault } from '../accountRules';
import {
  forgetDevice,
  keepPassword,
  lockGate,
  member,
  resetFakes,
  settled,
  startSession,
  tellTabs,
} from './fakeProvider';

beforeEach(resetFakes);
afterEach(() => {
  vi.useRealTimers();
});

describe('findPasswordChangeFault', () => {
  it.each([
    ['', '', 'present'],
    ['gammalt', 'abcde', 'password'],
    ['gammalt', 'abcdef', undefined],
    // Whatever was allowed once is for the provider to judge.
    ['x', 'abcdef', undefined],
  ])('%j to %j is about %s', (present, next, field) => {
    expect(findPasswordChangeFault(present, next)?.field).toBe(field);
  });
});

describe('findDeletionFault', () => {
  const email = 'Elev@edu.umea.se';
  it.each([
    ['', 'hemligt', 'confirmation'],
    ['elev', 'hemligt', 'confirmation'],
    ['annan@edu.umea.se', 'hemligt', 'confirmation'],
    ['elev@edu.umea.se', '', 'present'],
    [' elev@edu.umea.se ', 'hemligt', undefined],
  ])('%j and %j is about %s', (confirmation, present, field) => {
    expect(findDeletionFault(email, confirmation, present)?.field).toBe(field);
  });
});

describe('one’s own account', () => {
  async function memberSession() {
    const started = startSession('device', member);
    await settled();
    lockGate.mockClear();
    return started;
  }

  it('changes its password, or says why not', async () => {
    const { provider, session } = await memberSession();
    await session.changePassword('gammalt', 'nyare-lösenord');
    expect(keepPassword.mock.calls).toEqual([['nyare-lösenord', 'gammalt']]);
    const failure = { code: 'auth/wrong-password' };
    provider.fail.set('changePassword', failure);
    await expect(session.changePassword('fel', 'nyare-lösenord')).rejects.toBe(failure);
    expect(session.getState().visitor.kind).toBe('member');
    expect(keepPassword).toHaveBeenCalledTimes(1);
  });

  it('proves its password, or says why not', async () => {
    const { provider, session } = await memberSession();
    await session.provePassword('hemligt');
    expect(keepPassword.mock.calls).toEqual([['hemligt']]);
    provider.fail.set('provePassword', { code: 'auth/wrong-password' });
    await expect(session.provePassword('fel')).rejects.toEqual({ code: 'auth/wrong-password' });
    expect(keepPassword).toHaveBeenCalledTimes(1);
  });

  it('is proved when what it locks can be opened, and not before', async () => {
    const { session } = await memberSession();
    let keep = (): void => undefined;
    keepPassword.mockReturnValue(
      new Promise((resolve) => {
        keep = resolve;
      }),
    );
    const onProved = vi.fn();
    const proved = session.provePassword('hemligt').then(onProved);
    await settled();
    expect(keepPassword).toHaveBeenCalledTimes(1);
    expect(onProved).not.toHaveBeenCalled();
    keep();
    await proved;
    expect(onProved).toHaveBeenCalledTimes(1);
  });

  it('stays when what it has elsewhere cannot be deleted first', async () => {
    const { session } = await memberSession();
    const failure = new Error('no network');
    await expect(session.deleteAccount('hemligt', () => Promise.reject(failure))).rejects.toBe(
      failure,
    );
    expect(session.getState().visitor.kind).toBe('member');
    expect(forgetDevice).not.toHaveBeenCalled();
  });

  it('is deleted with all it left here, and the other tabs hear of it', async () => {
    const { session } = await memberSession();
    await session.deleteAccount('hemligt');
    await settled();
    expect(session.getState().visitor).toEqual({ kind: 'signedOut' });
    expect(forgetDevice).toHaveBeenCalledWith('u');
    expect(lockGate).toHaveBeenCalledTimes(1);
    expect(tellTabs).toHaveBeenCalledWith({ kind: 'signedOut' });
  });

  it('stays, with all it has, when the provider refuses', async () => {
    const { provider, session } = await memberSession();
    provider.fail.set('deleteAccount', { code: 'auth/wrong-password' });
    await expect(session.deleteAccount('fel')).rejects.toEqual({ code: 'auth/wrong-password' });
    expect(forgetDevice).not.toHaveBeenCalled();
    expect(tellTabs).not.toHaveBeenCalled();
    expect(session.getState().visitor.kind).toBe('member');
  });
});
