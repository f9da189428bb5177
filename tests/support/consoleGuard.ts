import { expect, type Page } from '@playwright/test';
import { policyReports } from '../../scripts/lib/emulatorConfig';

/** What a page said on its console that nobody expected. */
export interface ConsoleGuard {
  /** Accepts messages that match; for tests that provoke a fault on purpose. */
  allow(pattern: RegExp): void;
  /** Fails when anything unexpected was written. */
  verify(): void;
}

/**
 * Collects console warnings, errors and uncaught exceptions of a page, and what its browser reports
 * as refused by the security policy (in workers too, whose consoles are not the page's). Silence is
 * part of every promise.
 */
export function guardConsole(page: Page): ConsoleGuard {
  const said: string[] = [];
  const allowed: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === policyReports)
      said.push(`refused by the security policy: ${request.postData() ?? ''}`);
  });
  return {
    allow(pattern) {
      allowed.push(pattern);
    },
    verify() {
      expect(said.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
  };
}
