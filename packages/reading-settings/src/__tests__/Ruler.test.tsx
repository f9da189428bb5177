import { StrictMode } from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import Active from '../Active';
import { keepSettings, keptName } from '../kept';
import { ownLook } from '../settings';

/** The band of the ruler; it is for the eye alone. */
const band = (): HTMLElement | null => document.querySelector('body > [aria-hidden="true"]');
const place = (): string | undefined => band()?.style.getPropertyValue('--at');

it('the ruler is where the pointer and the focus are, and only where it is wanted', () => {
  render(
    <>
      <Active />
      <button type="button">Svara</button>
    </>,
  );
  expect(band()).toBeNull();
  keepSettings({ ...ownLook, ruler: 'on' });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: keptName }));
  });
  expect(place()).toMatch(/px$/);
  fireEvent.pointerMove(window, { clientY: 210 });
  expect(place()).toBe('210px');
  const button = document.querySelector('button');
  if (button !== null) button.getBoundingClientRect = () => new DOMRect(0, 400, 100, 40);
  act(() => button?.focus());
  expect(place()).toBe('420px');
});

it('there is one band where two buttons stand, and still when the first is gone', () => {
  keepSettings({ ...ownLook, ruler: 'on' });
  const bands = (): number => document.querySelectorAll('body > [aria-hidden="true"]').length;
  // Which runs each effect twice.
  const { unmount } = render(
    <StrictMode>
      <Active />
      <Active />
    </StrictMode>,
  );
  expect(bands()).toBe(1);
  render(<Active />);
  expect(bands()).toBe(1);
  unmount();
  expect(bands()).toBe(1);
});
