import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import TitledDialog from '..';

it.each([
  ['the button', () => screen.getByRole('button', { name: 'Stäng' }).click()],
  ['back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
])('is closed by %s', (_what, leave) => {
  const onClose = vi.fn();
  render(
    <TitledDialog title="Konto" onClose={onClose}>
      {() => <p>Text</p>}
    </TitledDialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Konto' });
  expect(dialog.open).toBe(true);
  act(leave);
  expect(dialog.open).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});
