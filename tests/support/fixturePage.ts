import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import { createAccount, deleteAccount, storedSessionFor } from '../../scripts/lib/authEmulator';
import { schoolAddress } from '../../scripts/lib/schoolAddresses';
import { guardConsole, type ConsoleGuard } from './consoleGuard';

export { expect } from '@playwright/test';

interface StoredSession {
  readonly key: string;
  readonly value: string;
}

/**
 * A signed-in page on the fixture site (tests/fixtures/docs). Anything on the console that the test
 * did not allow fails it.
 */
export const test = base.extend<{ consoleGuard: ConsoleGuard }, { memberSession: StoredSession }>({
  memberSession: [
    async ({}, provide) => {
      const account = await createAccount(
        schoolAddress(`komponent-${randomUUID()}`),
        'komponent',
        true,
      );
      await provide(await storedSessionFor(account, true));
      await deleteAccount(account.uid);
    },
    { scope: 'worker' },
  ],
  page: async ({ page, memberSession }, provide) => {
    // Once, as an earlier visit would have left it: the page's own changes to storage stay.
    await page.goto('/img/favicon.svg');
    await page.evaluate(({ key, value }) => {
      window.localStorage.setItem(key, value);
    }, memberSession);
    await provide(page);
  },
  consoleGuard: [
    async ({ page }, provide) => {
      const guard = guardConsole(page);
      await provide(guard);
      guard.verify();
    },
    { auto: true },
  ],
});
