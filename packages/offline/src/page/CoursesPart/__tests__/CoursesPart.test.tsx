import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedList } from 'docusaurus-plugin-seal/common';
import { markItem, type Mark } from '../../../core/mark';
import * as browser from '../../../device/browser';
import type { Keeper, Saving } from '../../../device/keeper';
import CoursesPart from '..';

vi.mock(import('../../../device/browser'), () => ({
  canKeep: vi.fn(() => true),
  loadList: vi.fn(),
  keeperOf: vi.fn(),
}));

const list: SavedList = {
  ...{ edition: 'e', keyId: 'k', page: 'p', shared: [['/x.js', 20_000_000]] },
  groups: { a: [['/a.js', 700_000]], b: [['/b.js', 1_500_000]] },
};
const mark: Mark = {
  ...{ uid: 'elev', until: 1, edition: 'e', keyId: 'k' },
  ...{ wanted: ['a'], kept: ['a'] },
};
const keeper = {
  save: vi.fn<Keeper['save']>(),
  remove: vi.fn<Keeper['remove']>(),
  stop: vi.fn<Keeper['stop']>(),
  update: vi.fn<Keeper['update']>(),
};
let saving: Saving;
let tell = (): void => undefined;

function say(next: Partial<Saving>): void {
  saving = { ...saving, ...next };
  act(tell);
}

async function show(kept?: Mark): Promise<void> {
  if (kept !== undefined) window.localStorage.setItem(markItem, JSON.stringify(kept));
  const courses = [
    { id: 'a', title: 'Algebra' },
    { id: 'b', title: 'Biologi' },
  ];
  const holder = { uid: 'elev', getIdToken: () => Promise.resolve('') };
  render(<CoursesPart holder={holder} courses={courses} />);
  await act(() => Promise.resolve());
}

const row = (title: string) =>
  within(
    screen.getAllByRole('listitem').find((item) => within(item).queryByText(title)) as HTMLElement,
  );

beforeEach(() => {
  window.localStorage.clear();
  saving = { now: null, fault: null };
  vi.mocked(browser.canKeep).mockReturnValue(true);
  vi.mocked(browser.loadList).mockResolvedValue(list);
  for (const verb of Object.values(keeper)) verb.mockReset();
  vi.mocked(browser.keeperOf).mockReturnValue({
    ...keeper,
    state: () => saving,
    subscribe: (onChange) => {
      tell = onChange;
      return () => undefined;
    },
  });
});

describe('CoursesPart', () => {
  it('shows each course with its size, what comes with it, and a button that keeps it', async () => {
    await show();
    expect(row('Algebra').getByText('0,7 MB')).toBeVisible();
    expect(row('Biologi').getByText('1,5 MB')).toBeVisible();
    expect(screen.getByText(/^Därtill kommer 20 MB/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Spara Biologi på enheten' }));
    expect(keeper.save).toHaveBeenCalledWith('b');
  });

  it('shows how much has come, and stops by a press', async () => {
    await show();
    say({ now: { course: 'b', done: 5_000_000, total: 21_500_000 } });
    const bar = screen.getByRole('progressbar', { name: 'Sparar Biologi' });
    expect(bar).toHaveAttribute('value', '5000000');
    expect(row('Biologi').getByText('5 MB av 22 MB')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Spara Algebra på enheten' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Avbryt: spara inte Biologi' }));
    expect(keeper.stop).toHaveBeenCalled();
  });

  it('says what is kept, and removes it', async () => {
    await show(mark);
    expect(row('Algebra').getByRole('status')).toHaveTextContent('Sparad, 0,7 MB');
    expect(screen.getByText(/^I det sparade ingår också 20 MB/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort Algebra från enheten' }));
    expect(keeper.remove).toHaveBeenCalledWith('a');
  });

  it('shows nothing of what another account keeps', async () => {
    await show({ ...mark, uid: 'annan' });
    expect(screen.getByRole('button', { name: 'Spara Algebra på enheten' })).toBeEnabled();
  });

  it('tells of a fault, and nothing of a press', async () => {
    await show();
    say({ fault: 'full' });
    expect(screen.getByRole('alert')).toHaveTextContent('Det finns inte plats på enheten.');
    say({ fault: 'stopped' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so where the browser keeps nothing, or the list cannot be had', async () => {
    vi.mocked(browser.canKeep).mockReturnValue(false);
    await show();
    expect(screen.getByText(/^Den här webbläsaren kan inte spara kurser/)).toBeVisible();
    vi.mocked(browser.canKeep).mockReturnValue(true);
    vi.mocked(browser.loadList).mockRejectedValue(new Error('nej'));
    await show();
    expect(screen.getByText(/^Det går inte att se vad som kan sparas/)).toBeVisible();
  });
});
