import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ComingModal } from '..';

it('is called off by Escape and by another page, as long as it is waited for', async () => {
  const callOff = vi.fn();
  const { unmount } = render(<ComingModal onCalledOff={callOff} />);
  await userEvent.keyboard('a{Enter}');
  expect(callOff).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(callOff).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(callOff).toHaveBeenCalledTimes(2);
  unmount();
  await userEvent.keyboard('{Escape}');
  expect(callOff).toHaveBeenCalledTimes(2);
});
