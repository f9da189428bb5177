/**
 * What stands around every DOM test: nothing is left of the test before, and the console stays
 * silent.
 */
import '@testing-library/jest-dom/vitest';
import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

declare global {
  /**
   * React asks it whether every change of state has to be waited for by the test that causes it.
   */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

configure({
  // Generous: a slow machine is not a fault. Every wait ends with the fact it waits for.
  asyncUtilTimeout: 60_000,
  // What was looked for, and no list of all that the page has besides.
  getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'Nothing was found'),
});

const said: string[] = [];

beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      said.push(`${level}: ${format(...words)}`);
    });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  expect(said.splice(0)).toEqual([]);
});
