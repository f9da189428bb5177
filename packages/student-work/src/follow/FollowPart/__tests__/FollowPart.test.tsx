import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStoreProvider } from '@kurser/device-store';
import type { Doubled } from '../../engine/sync';
import type { FollowHandle } from '../../handle';
import type { FindPassword } from '../password';
import FollowPart from '..';

const handle = {
  doubled: vi.fn<FollowHandle['doubled']>(),
  choose: vi.fn<FollowHandle['choose']>(),
  unreadableCount: vi.fn<FollowHandle['unreadableCount']>(),
  subscribe: vi.fn<FollowHandle['subscribe']>(),
  switchOn: vi.fn<FollowHandle['switchOn']>(),
  switchOff: vi.fn<FollowHandle['switchOff']>(),
  useTyped: vi.fn<FollowHandle['useTyped']>(),
  useCode: vi.fn<FollowHandle['useCode']>(),
  finish: vi.fn<FollowHandle['finish']>(),
};
vi.mock(import('../../handle'), async (original) => ({
  ...(await original()),
  followHandle: () => handle,
}));

const account = {
  ...{ uid: 'elev', isRemembered: true, documents: 'https://plats.example' },
  service: { accounts: 'https://konto.example/v1/accounts', apiKey: 'nyckel' },
  credentials: {
    getIdToken: () => Promise.resolve(''),
    getAppCheckToken: () => Promise.resolve(null),
  },
};
const secret = {} as CryptoKey;
const code = 'abbot berg cykel dimma eld fisk gren hav';

function show(password: Partial<FindPassword> = {}, state?: object): void {
  if (state !== undefined) window.localStorage.setItem('kurser-follow:elev', JSON.stringify(state));
  const find: FindPassword = {
    find: () => secret,
    prove: () => Promise.resolve({ kind: 'proved', key: secret }),
    ...password,
  };
  render(
    <DeviceStoreProvider scope="elev">
      <FollowPart account={account} password={find} />
    </DeviceStoreProvider>,
  );
}

const theSwitch = () => screen.getByRole('switch', { name: 'Låt mitt arbete följa med' });

beforeEach(() => {
  window.localStorage.clear();
  for (const verb of Object.values(handle)) verb.mockReset();
  handle.doubled.mockReturnValue([]);
  handle.unreadableCount.mockReturnValue(0);
  handle.subscribe.mockReturnValue(() => undefined);
  handle.switchOn.mockResolvedValue(code);
  handle.switchOff.mockResolvedValue(undefined);
});

describe('FollowPart', () => {
  it('is off from the start; switched on it shows the code once', async () => {
    show();
    expect(theSwitch()).not.toBeChecked();
    await userEvent.click(theSwitch());
    const note = await screen.findByRole('group', { name: 'Återställningskod' });
    expect(note).toHaveFocus();
    expect(note).toHaveTextContent(code);
    await userEvent.click(screen.getByRole('button', { name: 'Jag har sparat koden' }));
    expect(screen.queryByText(code)).toBeNull();
  });

  it('asks for the password where none was typed, and says what is wrong with it', async () => {
    const prove = vi.fn<FindPassword['prove']>();
    prove.mockResolvedValueOnce({ kind: 'fault', text: 'Felaktigt lösenord.' });
    prove.mockResolvedValueOnce({ kind: 'proved', key: secret });
    show({ find: () => undefined, prove });
    await userEvent.click(theSwitch());
    const field = screen.getByLabelText('Ditt lösenord, som nyckeln låses med');
    await userEvent.type(field, 'fel{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Felaktigt lösenord.');
    expect(handle.switchOn).not.toHaveBeenCalled();
    await userEvent.type(field, 'rätt{Enter}');
    expect(await screen.findByText(code)).toBeVisible();
  });

  it('is switched off after a question, and says that the copy is gone', async () => {
    show({}, { kind: 'saved', at: Date.now() });
    expect(screen.getByRole('status')).toHaveTextContent(/^Sparat i skolans konto kl\. /);
    await userEvent.click(theSwitch());
    expect(handle.switchOff).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stäng av och ta bort kopian' }));
    expect(await screen.findByText('Avstängt. Kopian i skolans konto är borttagen.')).toBeVisible();
  });

  it('asks for the code where the key is not there, and says why one opens nothing', async () => {
    show({}, { kind: 'locked' });
    const field = screen.getByLabelText('Återställningskod');
    await userEvent.type(field, 'hejsvejs');
    await userEvent.click(screen.getByRole('button', { name: 'Öppna med koden' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('finns inte i någon');
    expect(handle.useCode).not.toHaveBeenCalled();
    handle.useTyped.mockResolvedValue('locked');
    await userEvent.type(screen.getByLabelText('Lösenord'), 'nytt{Enter}');
    expect(await screen.findByText(/Lösenordet har bytts/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ta bort kopian och börja om' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Jag har ingen kod' }));
    expect(handle.switchOn).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort kopian och börja om' }));
    expect(await screen.findByText(code)).toBeVisible();
  });

  it('shows both versions of a program side by side, and takes the one that is chosen', async () => {
    const version = (text: string, clock: string) => ({
      text: JSON.stringify({ code: text, solved: false, oldCode: null }),
      clock,
    });
    const other = version('print("B")', 'b');
    const both: Doubled = {
      ...{ key: 'pyrun:1', group: '@annat' },
      ...{ main: version('print("A")', 'a'), others: [other] },
    };
    handle.doubled.mockReturnValue([both]);
    show({}, { kind: 'saved', at: Date.now() });
    expect(screen.getByText('print("A")')).toBeVisible();
    expect(screen.getByText('Den andra datorns version')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ta den andra datorns version' }));
    expect(handle.choose).toHaveBeenCalledWith('pyrun:1', other.text);
  });

  it('tells of what cannot be read, and of a request that fails', async () => {
    handle.unreadableCount.mockReturnValue(2);
    handle.switchOn.mockRejectedValue(new Error('nej'));
    show();
    expect(screen.getByText(/^2 delar av kopian går inte att läsa/)).toBeVisible();
    await userEvent.click(theSwitch());
    expect(await screen.findByRole('alert')).toHaveTextContent('Tjänsten svarar inte.');
    expect(theSwitch()).not.toBeChecked();
  });
});
