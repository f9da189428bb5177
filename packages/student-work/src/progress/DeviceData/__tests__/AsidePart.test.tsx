import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { DeviceStoreProvider } from '@kurser/device-store';
import StorageNote from '../../StorageNote';
import DeviceData from '..';

const account = { uid: 'elev', email: 'elev@edu.umea.se' };
const long = JSON.stringify(' '.repeat(200_000));
const text =
  'Ett sparat värde är längre än 200 000 tecken och används därför inte. Det ligger åt sidan och följer med när du sparar en kopia.';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

it('tells on a lesson that a value lies aside, and where it can be removed', () => {
  window.localStorage.setItem('kurser:elev:quiz:a', long);
  render(
    <DeviceStoreProvider scope="elev">
      <StorageNote />
    </DeviceStoreProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(`${text} Under Konto kan du ta bort det.`);
});

it('lists what lies aside among the student’s work, and removes that alone', async () => {
  window.localStorage.setItem('kurser:elev:quiz:a', long);
  window.localStorage.setItem('kurser:elev:read:3/m1', 'true');
  render(
    <DeviceStoreProvider scope="elev">
      <DeviceData site="skolan" account={account} />
    </DeviceStoreProvider>,
  );
  expect(screen.getByText('1 för långt värde som ligger åt sidan')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort det som ligger åt sidan' }));
  expect(screen.queryByText(text)).toBeNull();
  expect(Object.keys(window.localStorage)).toEqual(['kurser:elev:read:3/m1']);
});
