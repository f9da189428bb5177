import { expect, type Page } from '@playwright/test';

/** What a page said on its console that nobody expected. */
export interface ConsoleGuard {
  /** Accepts messages that match; for tests that provoke a fault on purpose. */
  allow(pattern: RegExp): void;
  /** Fails when anything unexpected was written. */
  verify(): void;
}

/** Collects console warnings, errors and uncaught exceptions of a page. A silent console is part of every promise. */
export function guardConsole(page: Page): ConsoleGuard {
  const said: string[] = [];
  const allowed: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  return {
    allow(pattern) {
      allowed.push(pattern);
    },
    verify() {
      expect(said.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
  };
}
