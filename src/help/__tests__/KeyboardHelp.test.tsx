import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import KeyboardHelp from '../KeyboardHelp';

const dialog = vi.hoisted(() => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive: () => arrive() };
});
vi.mock('../HelpDialog', async () => {
  await dialog.arrived;
  return { default: () => <p>Alla tangenter</p> };
});

it('a dialog that was called off before it came does not open, and does when asked for again', async () => {
  render(<KeyboardHelp />);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Kortkommandon' }));
  await press();
  await userEvent.keyboard('{Escape}');
  await act(async () => {
    dialog.arrive();
    await import('../HelpDialog');
  });
  expect(screen.queryByText('Alla tangenter')).toBeNull();
  await press();
  expect(await screen.findByText('Alla tangenter')).toBeVisible();
});
