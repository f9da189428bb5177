import { test as base, expect, type Page } from '@playwright/test';
import type { TestAccount } from '../../scripts/lib/authEmulator';
import { Accounts } from './accounts';
import { guardConsole, type ConsoleGuard } from './consoleGuard';

export { expect };
export { password } from './accounts';

/**
 * The lesson that tests read when any will do: a short one, for a long one takes the browser three
 * times as long.
 */
export const lesson = {
  /** What the student's work on it is kept under. */
  id: 'applied_programming/TRSE/sprite_movement/about',
  path: '/courses/applied_programming/TRSE/sprite_movement/about',
  heading: 'Om momentet: rörliga sprites',
  /** The heading of the lesson after it. */
  next: 'Förkunskaper: binärt, minne och bildruta',
} as const;

/** A long lesson, with exercises, questions, code and diagrams. */
export const longLesson = {
  path: '/courses/3/m2',
  heading: 'Modul 2: Versionshantering med Git',
} as const;

interface WorkerFixtures {
  /**
   * A verified account that every test of a worker may read with; a test that changes an account
   * makes its own.
   */
  readonly reader: TestAccount;
}

interface SiteFixtures {
  readonly accounts: Accounts;
  readonly consoleGuard: ConsoleGuard;
  /** A page whose visitor is a verified member, at no address yet. */
  readonly memberPage: Page;
}

/**
 * Tests on the production build: accounts are cleaned up, and anything unexpected on the console
 * fails the test.
 */
export const test = base.extend<SiteFixtures, WorkerFixtures>({
  reader: [
    async ({}, provide) => {
      const accounts = new Accounts();
      await provide(await accounts.create({ verified: true }));
      await accounts.cleanUp();
    },
    { scope: 'worker' },
  ],
  accounts: async ({}, provide) => {
    const accounts = new Accounts();
    await provide(accounts);
    await accounts.cleanUp();
  },
  consoleGuard: [
    async ({ page }, provide) => {
      const guard = guardConsole(page);
      await provide(guard);
      guard.verify();
    },
    { auto: true },
  ],
  memberPage: async ({ page, accounts, reader }, provide) => {
    await accounts.remember(page, reader, true);
    await provide(page);
  },
});

/** Fills in the sign-in form and submits it with Enter. */
export async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(secret);
  await page.getByLabel('Lösenord', { exact: true }).press('Enter');
}

/** Switches to registration, fills in the form and submits it with the button. */
export async function register(
  page: Page,
  email: string,
  secret: string,
  confirmation = secret,
): Promise<void> {
  await page.getByRole('button', { name: 'Registrera konto' }).click();
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(secret);
  await page.getByLabel('Bekräfta lösenord').fill(confirmation);
  await page.getByRole('button', { name: 'Skapa konto' }).click();
}

/** Nothing of any lesson is on the page. */
export async function expectNoContent(page: Page): Promise<void> {
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(lesson.heading);
}
