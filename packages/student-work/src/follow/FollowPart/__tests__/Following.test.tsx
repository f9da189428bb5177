import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStoreProvider } from '@kurser/device-store';
import { useIsAsking } from '../../asking';
import Following from '../../Following';
import type { FollowHandle } from '../../handle';

const listeners = new Set<() => void>();
const handle = {
  doubled: vi.fn<FollowHandle['doubled']>(),
  useTyped: vi.fn<FollowHandle['useTyped']>(),
  finish: vi.fn<FollowHandle['finish']>(),
  subscribe: (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
const followHandle = vi.fn<() => typeof handle>(() => handle);
vi.mock('../../handle', () => ({ followHandle: () => followHandle() }));

const account = {
  ...{ uid: 'elev', isRemembered: true, documents: 'https://plats.example' },
  service: { accounts: 'https://konto.example/v1/accounts', apiKey: 'nyckel' },
  credentials: {
    getIdToken: () => Promise.resolve(''),
    getAppCheckToken: () => Promise.resolve(null),
  },
};
const typed = { key: {} as CryptoKey };
const leaving = new Set<() => Promise<void>>();
let found: typeof typed | undefined;

function Asking(): ReactNode {
  return <output>{useIsAsking() ? 'väntar' : 'inget'}</output>;
}

const findTyped = () => found;
const onTyped = () => () => undefined;
const onLeaving = (work: () => Promise<void>) => {
  leaving.add(work);
  return () => leaving.delete(work);
};

function show(mark?: string) {
  if (mark !== undefined)
    window.localStorage.setItem('kurser-follow:elev', JSON.stringify({ kind: mark, at: 1 }));
  return render(
    <DeviceStoreProvider scope="elev">
      <Following account={account} {...{ findTyped, onTyped, onLeaving }} />
      <Asking />
    </DeviceStoreProvider>,
  );
}

beforeEach(() => {
  window.localStorage.clear();
  vi.clearAllMocks();
  listeners.clear();
  leaving.clear();
  found = undefined;
  handle.doubled.mockReturnValue([]);
  handle.useTyped.mockResolvedValue('none');
  handle.finish.mockResolvedValue(undefined);
});

describe('Following', () => {
  it.each([undefined, 'removed'])('fetches nothing where it is off: %s', async (mark) => {
    show(mark);
    await act(() => Promise.resolve());
    expect(followHandle).not.toHaveBeenCalled();
    for (const work of leaving) await work();
    expect(followHandle).not.toHaveBeenCalled();
  });

  it('tries the password that was typed', async () => {
    found = typed;
    show();
    await waitFor(() => {
      expect(handle.useTyped).toHaveBeenCalledWith(typed);
    });
  });

  it('says that a key is asked for, until there is one', async () => {
    show('locked');
    expect(await screen.findByText('väntar')).toBeVisible();
    window.localStorage.setItem('kurser-follow:elev', '{"kind":"starting"}');
    act(() => {
      for (const listener of listeners) listener();
    });
    expect(screen.getByText('inget')).toBeVisible();
  });

  it('says that there are two versions to choose from, as long as it is there', async () => {
    const version = { text: '1', clock: 'a' };
    handle.doubled.mockReturnValue([
      { key: 'pyrun:1', group: '@annat', main: version, others: [version] },
    ]);
    const { unmount } = show('saved');
    expect(await screen.findByText('väntar')).toBeVisible();
    unmount();
    expect(listeners.size).toBe(0);
    expect(leaving.size).toBe(0);
  });

  it('has all of it saved before a sign-out', async () => {
    show('saved');
    await waitFor(() => {
      expect(followHandle).toHaveBeenCalled();
    });
    for (const work of leaving) await work();
    expect(handle.finish).toHaveBeenCalledTimes(1);
  });
});
