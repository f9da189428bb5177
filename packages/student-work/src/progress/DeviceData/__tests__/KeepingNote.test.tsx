import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DeviceStoreProvider } from '@kurser/device-store';
import DeviceData from '..';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

function open(storage: Partial<StorageManager> | undefined): void {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, storage });
  render(
    <DeviceStoreProvider scope="elev">
      <DeviceData site="skolan" account={{ uid: 'elev', email: 'elev@edu.umea.se' }} />
    </DeviceStoreProvider>,
  );
}

const persist = vi.fn(() => Promise.resolve(true));
const isKept = (kept: boolean) => ({ persist, persisted: () => Promise.resolve(kept) });

it.each([
  ['granted', isKept(true), false, /^Webbläsaren har lovat att inte rensa det av sig själv/],
  ['refused', isKept(false), true, /^Webbläsaren har inte lovat att behålla det/],
  [
    'not asked yet',
    isKept(false),
    false,
    /den ombeds att låta bli när du har klarat en uppgift\.$/,
  ],
  ['unknown', undefined, false, /^Webbläsaren säger inte om den behåller det/],
])('says what the browser has said: %s', async (_, storage, isAnswered, text) => {
  if (isAnswered) window.localStorage.setItem('kurser:keep-answered', '1');
  open(storage);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByText(/ont om plats/)).toHaveLength(1);
  expect(screen.getAllByText(/Safari/)).toHaveLength(1);
  expect(persist).not.toHaveBeenCalled();
});
