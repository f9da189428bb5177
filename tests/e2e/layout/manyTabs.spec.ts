import type { BrowserContext, Page } from '@playwright/test';
import { guardConsole } from '../../support/consoleGuard';
import { rowAt } from '../../support/night';
import { expect, expectNoContent, password, signIn, test } from '../../support/site';

// Thirty pages are drawn small and are not filmed: what they show is little, and the time is
// theirs.
test.use({ viewport: { width: 1000, height: 300 }, trace: 'off' });

/** A page behind the gate with little on it. */
const smallPage = '/courses/category/extra';

/** All tabs begin anew in the same moment, on as many processors as there are. */
const together = { timeout: 120_000 };

const formOf = (page: Page) => page.getByRole('heading', { name: 'Välkommen' });
const insideOf = (page: Page) => page.getByRole('link', { name: 'Logga ut' });

/** As many as a small machine can start side by side in the time that a page is waited for. */
const atOnce = 5;

/**
 * Opens further tabs from one, as by its links: they begin with a copy of its session, and run
 * beside it at little cost. Some at a time, each of which stands before the next are opened.
 */
async function openTabs(context: BrowserContext, from: Page, count: number): Promise<void> {
  for (let opened = 0; opened < count; opened += atOnce) {
    const before = context.pages();
    await from.evaluate(
      ([address, many]) => {
        for (let i = 0; i < many; i += 1) window.open(address);
      },
      [smallPage, Math.min(atOnce, count - opened)] as const,
    );
    const isNew = (tab: Page): boolean => !before.includes(tab);
    await expect
      .poll(() => context.pages().filter(isNew).length)
      .toBe(Math.min(atOnce, count - opened));
    for (const tab of context.pages().filter(isNew)) await expect(insideOf(tab)).toBeVisible();
  }
}

const many = [
  [5, true],
  // Each has a session of its own and hands it to the ones that ask, so that they have most to say
  // to each other.
  [30, false],
] as const;

for (const [place, [count, remember]] of many.entries()) {
  test(
    `${count} tabs of one account close with the first that signs out, and none loops, remembered: ${String(remember)}`,
    rowAt(place),
    async ({ page, context, accounts }) => {
      test.setTimeout(300_000);
      const { email } = await accounts.create({ verified: true });
      await page.goto('/');
      await page.getByLabel('Kom ihåg mig på den här datorn').setChecked(remember);
      await signIn(page, email, password);
      await expect(insideOf(page)).toBeVisible();
      await page.goto(smallPage);
      await openTabs(context, page, count - 1);
      const tabs = context.pages();
      const guards = tabs.map((tab) => guardConsole(tab));

      const documents = new Map<Page, number>(tabs.map((tab) => [tab, 0]));
      let questions = 0;
      context.on('request', (request) => {
        if (/accounts:|contentKeys/.test(request.url())) questions += 1;
        const tab = request.isNavigationRequest() ? request.frame().page() : undefined;
        const before = tab === undefined ? undefined : documents.get(tab);
        if (tab !== undefined && before !== undefined) documents.set(tab, before + 1);
      });
      await insideOf(page).click();
      await Promise.all(
        tabs.map(async (tab) => {
          await expect(formOf(tab)).toBeVisible(together);
          await expectNoContent(tab);
        }),
      );
      // It asks every tab for a session, so a tab that was going to reload has done so by now.
      const late = await context.newPage();
      await late.goto(smallPage);
      await expect(formOf(late)).toBeVisible();
      // One new document for each tab, which drops what was opened; nobody asks who somebody is.
      expect([...documents.values()]).toEqual(tabs.map(() => 1));
      expect(questions).toBe(0);
      for (const guard of guards) guard.verify();
    },
  );
}
