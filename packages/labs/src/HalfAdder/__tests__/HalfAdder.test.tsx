import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import HalfAdder from '..';

/** What the reader has asked for of motion. */
function askForStillness(isAsked: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isAsked && query.includes('prefers-reduced-motion: reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

const sum = (): string => screen.getByRole('status').textContent;
const wait = (counts: number): void => {
  act(() => {
    vi.advanceTimersByTime(counts * 2200);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('counts by itself, and tells nobody who listens', () => {
  askForStillness(false);
  render(<HalfAdder>Mer</HalfAdder>);
  const sums = [0, 1, 1, 1, 1].map((counts) => {
    wait(counts);
    return sum();
  });
  expect(sums).toEqual(['0 + 0 = 00', '0 + 1 = 01', '1 + 0 = 01', '1 + 1 = 10', '0 + 0 = 00']);
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
});

it('stops when it is touched, and goes on when it is asked to', () => {
  askForStillness(false);
  render(<HalfAdder>Mer</HalfAdder>);
  fireEvent.click(screen.getByRole('button', { name: 'Ingång A: 0' }));
  wait(3);
  expect(sum()).toBe('1 + 0 = 01');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  fireEvent.click(screen.getByRole('button', { name: 'Räkna' }));
  wait(1);
  expect(sum()).toBe('1 + 1 = 10');
  fireEvent.click(screen.getByRole('button', { name: 'Stanna' }));
  wait(3);
  expect(sum()).toBe('1 + 1 = 10');
});

it('stands still for those who want nothing to move', () => {
  askForStillness(true);
  render(<HalfAdder>Mer</HalfAdder>);
  wait(3);
  expect(sum()).toBe('0 + 0 = 00');
});
