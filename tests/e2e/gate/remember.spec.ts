import type { BrowserContext, Page } from '@playwright/test';
import { expectNoFindingsInBothModes } from '../../support/axe';
import { hold } from '../../support/hold';
import { night, rowAt } from '../../support/night';
import { expect, expectNoContent, lesson, password, signIn, test } from '../../support/site';
import { sessionsIn } from '../../support/storedSessions';

const choice = 'Kom ihåg mig på den här datorn';

/** The browser closed and opened again: what is on the disk stays, sessions of tabs do not. */
async function reopened(page: Page, context: BrowserContext): Promise<Page> {
  const storageState = await context.storageState();
  const baseURL = new URL(page.url()).origin;
  const next = await context.browser()?.newContext({ storageState, baseURL });
  if (next === undefined) throw new Error('No browser');
  return next.newPage();
}

test('the session is kept on this computer unless the student says otherwise @phone', async ({
  page,
  accounts,
  context,
}) => {
  const { email } = await accounts.create({ verified: true });
  await page.goto(lesson.path);
  await expect(page.getByLabel(choice)).toBeChecked();
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  expect(await sessionsIn(page)).toEqual({ device: 1, tab: 0 });
  const later = await reopened(page, context);
  await later.goto(lesson.path);
  await expect(later.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await later.context().close();
});

test('without it the session survives a reload and ends with the browser', async ({
  page,
  accounts,
  context,
}) => {
  const { email } = await accounts.create({ verified: true });
  await page.goto(lesson.path);
  await page.getByLabel('Lösenord', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(choice)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel(choice)).not.toBeChecked();
  await expect(page.getByLabel(choice)).toHaveAccessibleDescription(
    'Du loggas ut när webbläsaren stängs.',
  );
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  expect(await sessionsIn(page)).toEqual({ device: 0, tab: 1 });

  const later = await reopened(page, context);
  await later.goto(lesson.path);
  await expect(later.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expectNoContent(later);
  await later.context().close();
});

for (const [place, remember] of [true, false].entries()) {
  test(
    `signing in opens the other tabs and signing out closes them, remembered: ${String(remember)}`,
    rowAt(place),
    async ({ page, accounts, context }) => {
      const { email } = await accounts.create({ verified: true });
      const heading = { name: lesson.heading };
      const waiting = await context.newPage();
      await waiting.goto(lesson.path);
      await expect(waiting.getByRole('heading', { name: 'Välkommen' })).toBeVisible();

      await page.goto(lesson.path);
      await page.getByLabel(choice).setChecked(remember);
      await signIn(page, email, password);
      await expect(page.getByRole('heading', heading)).toBeVisible();
      await expect(waiting.getByRole('heading', heading)).toBeVisible();
      const late = await context.newPage();
      await late.goto(lesson.path);
      await expect(late.getByRole('heading', heading)).toBeVisible();

      await late.getByRole('link', { name: 'Logga ut' }).click();
      for (const tab of [late, page, waiting]) {
        await expect(tab.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
        await expectNoContent(tab);
        expect(await sessionsIn(tab)).toEqual({ device: 0, tab: 0 });
      }
      const after = await context.newPage();
      await after.goto(lesson.path);
      await expect(after.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
    },
  );
}

for (const [place, remember] of [true, false].entries()) {
  test(
    `signing out closes a tab that is just being let in, remembered: ${String(remember)}`,
    rowAt(place),
    async ({ page, accounts, context }) => {
      const { email } = await accounts.create({ verified: true });
      await page.goto(lesson.path);
      await page.getByLabel(choice).setChecked(remember);
      await signIn(page, email, password);
      await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
      const other = await context.newPage();
      const release = await hold(other, '**/accounts:lookup**');
      const asked = other.waitForRequest('**/accounts:lookup**');
      await other.goto(lesson.path);
      await asked;
      await expect(other.getByText('Laddar…')).toBeVisible();

      await page.getByRole('link', { name: 'Logga ut' }).click();
      await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
      release();
      // Nobody is signed in, here or there, now or on the next visit.
      await expect(other.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
      for (const tab of [other, page]) {
        expect(await sessionsIn(tab)).toEqual({ device: 0, tab: 0 });
        await tab.reload();
        await expect(tab.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
        await expectNoContent(tab);
      }
    },
  );
}

test('signing out ends the session of a tab that is between two pages, and hears nothing', async ({
  page,
  accounts,
  context,
}) => {
  const { email } = await accounts.create({ verified: true });
  const heading = { name: lesson.heading };
  await page.goto(lesson.path);
  await page.getByLabel(choice).setChecked(false);
  await signIn(page, email, password);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  const other = await context.newPage();
  await other.goto(lesson.path);
  await expect(other.getByRole('heading', heading)).toBeVisible();
  // A plain file: none of the site's programs is there to be told.
  await other.goto('/img/favicon.svg');
  expect(await sessionsIn(other)).toEqual({ device: 0, tab: 1 });

  await page.getByRole('link', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await other.goto(lesson.path);
  await expect(other.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expectNoContent(other);
  await expect.poll(() => sessionsIn(other)).toEqual({ device: 0, tab: 0 });

  // The next one reaches it again.
  await page.getByLabel(choice).setChecked(false);
  await signIn(page, email, password);
  for (const tab of [page, other]) await expect(tab.getByRole('heading', heading)).toBeVisible();
});

test('a registration lasts as long as the student says', night, async ({ page, accounts }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Registrera konto' }).click();
  await expect(page.getByLabel(choice)).toBeChecked();
  await page.getByLabel(choice).uncheck();
  await page.getByLabel('E-post').fill(accounts.freeAddress());
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.getByLabel('Bekräfta lösenord').fill(password);
  await page.getByLabel('Bekräfta lösenord').press('Enter');
  await expect(page.getByRole('heading', { name: 'Verifiera din e-post' })).toBeVisible();
  expect(await sessionsIn(page)).toEqual({ device: 0, tab: 1 });
});

test('on a computer where another account has been signed in, nobody is remembered unasked @phone', async ({
  page,
  accounts,
}) => {
  const first = await accounts.create({ verified: true });
  const second = await accounts.create({ verified: true });
  await page.goto(lesson.path);
  await signIn(page, first.email, password);
  await page.getByRole('link', { name: 'Logga ut' }).click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expect(page.getByLabel(choice)).not.toBeChecked();
  await page.reload();
  await expect(page.getByLabel(choice)).not.toBeChecked();
  await expectNoFindingsInBothModes(page);
  await page.getByRole('button', { name: 'Registrera konto' }).click();
  await expect(page.getByLabel(choice)).not.toBeChecked();
  await expectNoFindingsInBothModes(page);
  await page.getByRole('button', { name: 'Logga in' }).click();

  await signIn(page, second.email, password);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  expect(await sessionsIn(page)).toEqual({ device: 0, tab: 1 });
});
