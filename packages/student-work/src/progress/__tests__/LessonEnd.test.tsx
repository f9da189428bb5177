import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { DeviceStoreProvider } from '@kurser/device-store';
import LessonEnd from '../LessonEnd';
import ProgressLine from '../ProgressLine';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

function openEnd(id: string): void {
  render(
    <DeviceStoreProvider scope="elev">
      <LessonEnd id={id} goals={[]} />
    </DeviceStoreProvider>,
  );
}

const markAsRead = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Markera som läst' }));

const praise = 'Du har läst hela Årskurs 3. Bra jobbat!';

it('a count says that it is one: who has chosen calm is shown none', () => {
  render(<ProgressLine count={{ done: 3, total: 17 }} share={0.2} />);
  expect(screen.getByText('3 av 17 lektioner lästa').closest('[data-counter]')).not.toBeNull();
});

describe('the end of a lesson', () => {
  it('says that the course is read when its last lesson is, and takes it back with the mark', async () => {
    openEnd('3/m1');
    await markAsRead();
    expect(screen.queryByText(praise)).toBeNull();
    cleanup();

    openEnd('3/m2');
    expect(screen.queryByText(praise)).toBeNull();
    await markAsRead();
    expect(await screen.findByText(praise)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ångra: markera som oläst' }));
    expect(screen.queryByText(praise)).toBeNull();
  });

  it('shows what waits in the next lesson, and nothing after the last', () => {
    openEnd('3/m1');
    expect(screen.getByText('Härnäst')).toBeVisible();
    expect(screen.getByText('Det man gör i 3/m2.')).toBeVisible();
    cleanup();

    openEnd('3/m2');
    expect(screen.queryByText('Härnäst')).toBeNull();
  });

  it('has the way through the lessons around it, a step further with the mark', async () => {
    openEnd('3/m1');
    const way = screen.getByText('0 av 2 lektioner lästa');
    expect(way.closest('[data-counter]')).not.toBeNull();
    await markAsRead();
    expect(screen.getByText('1 av 2 lektioner lästa')).toBeVisible();
    expect(screen.getByText(/^✓ Du är klar med/)).toBeVisible();
    cleanup();

    openEnd('rust/1');
    expect(screen.queryByText(/av 1 lektion/)).toBeNull();
  });

  it('of another course says nothing of this one', async () => {
    openEnd('rust/1');
    await markAsRead();
    expect(await screen.findByText('Du har läst hela Rust. Bra jobbat!')).toBeVisible();
    expect(screen.queryByText(praise)).toBeNull();
  });
});
