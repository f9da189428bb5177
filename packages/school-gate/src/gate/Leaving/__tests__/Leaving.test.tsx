import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import Leaving from '..';

afterEach(() => {
  vi.restoreAllMocks();
});

function switchNetwork(isOn: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
  act(() => {
    window.dispatchEvent(new Event(isOn ? 'online' : 'offline'));
  });
}

it('says that one is signed out where the page cannot be loaded again, and nothing when it can', () => {
  render(<Leaving next={{ kind: 'signedOut' }} />);
  expect(screen.getByText('Laddar…')).toBeVisible();
  switchNetwork(false);
  expect(screen.getByRole('heading', { name: 'Du är utloggad' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(/när nätet är tillbaka/);
  switchNetwork(true);
  expect(screen.getByText('Laddar…')).toBeVisible();
});

it('says of nobody who is still here that they are signed out', () => {
  switchNetwork(false);
  render(<Leaving next={{ kind: 'member', uid: 'b', email: 'b@edu.umea.se', key: 'pending' }} />);
  expect(screen.getByRole('heading', { name: 'Ingen kontakt med nätet' })).toBeVisible();
});
