import { runInThisContext } from 'node:vm';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { earlyScript } from '../plugin';
import { keepSettings, keptName } from '../kept';
import { ownLook } from '../settings';
import SettingsButton from '../SettingsButton';

const page = document.documentElement;

function forget(): void {
  page.removeAttribute('style');
  page.removeAttribute('data-reading');
}

afterEach(() => {
  forget();
  vi.unstubAllGlobals();
});

const user = userEvent.setup({ delay: null });

async function open(): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Läsinställningar' }));
  await screen.findByRole('dialog', { name: 'Läsinställningar' });
}

async function choose(legend: string, label: string): Promise<void> {
  const group = screen.getByRole('group', { name: legend });
  await user.click(within(group).getByRole('radio', { name: label }));
}

/** What the script in the head of the next page does. */
function nextPage(): void {
  forget();
  runInThisContext(earlyScript);
}

const size = (): string => page.style.getPropertyValue('--ifm-font-size-base');

it('a choice is seen at once, and before anything is drawn on the next page', async () => {
  render(<SettingsButton />);
  await open();
  await choose('Textstorlek', 'Störst');
  await choose('Kontrast', 'Mjukare');
  expect(size()).toBe('150%');
  nextPage();
  expect(size()).toBe('150%');
  expect(page.style.getPropertyValue('--ifm-background-color')).toMatch(/^light-dark/);
  expect(page.dataset['reading']).toBe('soft');
});

it('the site’s own look leaves nothing behind', async () => {
  render(<SettingsButton />);
  await open();
  await choose('Radavstånd', 'Luftigast');
  await choose('Läslinjal', 'På');
  expect(localStorage.getItem(keptName)).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Återställ' }));
  expect(localStorage.getItem(keptName)).toBeNull();
  expect(page.getAttribute('style') ?? '').toBe('');
  expect(page.dataset['reading']).toBeUndefined();
  nextPage();
  expect(page.dataset['reading']).toBeUndefined();
});

it('what an older edition kept is set anew, and another tab is followed', async () => {
  const older = {
    settings: { ...ownLook, size: 'large' },
    style: '--kurs-gone:1',
    marks: '',
  };
  localStorage.setItem(keptName, JSON.stringify(older));
  nextPage();
  expect(size()).toBe('');
  render(<SettingsButton />);
  await waitFor(() => expect(size()).toBe('112.5%'));
  expect(page.style.getPropertyValue('--kurs-gone')).toBe('');
  keepSettings({ ...ownLook, lines: 'airy' });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: keptName }));
  });
  expect(size()).toBe('');
  expect(page.style.getPropertyValue('--kurs-line-height')).toBe('1.85');
});

it('a browser that keeps nothing still shows what is chosen', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  render(<SettingsButton />);
  await open();
  await choose('Textens bredd', 'Smal');
  expect(page.style.getPropertyValue('--kurs-column')).toBe('31rem');
});

it.each(['', '{', '[]', '"x"', '7', '{"settings":7}', '{"style":7}'])(
  'kept as %s, it is the site’s own look',
  (kept) => {
    localStorage.setItem(keptName, kept);
    nextPage();
    expect(size()).toBe('');
  },
);

it('a browser that has no colours by the mode is not offered softer ones', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  render(<SettingsButton />);
  await open();
  expect(screen.queryByRole('group', { name: 'Kontrast' })).toBeNull();
});
