import type { Page, Route } from '@playwright/test';
import { school } from '../../../src/config/school';
import { night, rowAt } from '../../support/night';
import { expect, expectNoContent, lesson, password, signIn, test } from '../../support/site';
import { expectWordOnWhatToDo, noPrograms, withholdPrograms } from '../../support/withheldPrograms';

const outOfOrder = {
  status: 503,
  json: { error: { code: 503, message: 'The service is currently unavailable.' } },
};

const noNetwork = 'Nätverksfel. Kontrollera din internetanslutning.';
const unavailable = 'Inloggningstjänsten svarar inte just nu. Försök igen om en stund.';

/**
 * Answers that say nothing about what was asked, and what is said of them at a submit. A page comes
 * from the network, not from the service.
 */
const answers: readonly (readonly [string, (route: Route) => Promise<void>, string])[] = [
  ['is out of order', (route) => route.fulfill(outOfOrder), unavailable],
  [
    'answers with a page',
    (route) => route.fulfill({ body: '<!doctype html><title>Nät</title>' }),
    noNetwork,
  ],
  [
    'answers with another shape',
    (route) => route.fulfill({ json: { users: { length: 1 } } }),
    unavailable,
  ],
  ['is kept away by a blocker', (route) => route.abort('blockedbyclient'), noNetwork],
  ['is emptied by a blocker', (route) => route.fulfill({ status: 200, body: '' }), noNetwork],
];

async function expectTyped(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('E-post')).toHaveValue(email);
  await expect(page.getByLabel('Lösenord', { exact: true })).toHaveValue(password);
}

for (const [place, [what, answer, told]] of answers.entries()) {
  test(
    `a provider that ${what} keeps the session, shows nothing, and lets in when it is well again`,
    rowAt(place),
    async ({ memberPage, consoleGuard }) => {
      consoleGuard.allow(/ERR_BLOCKED|Failed to load resource/);
      await memberPage.route('**/accounts:lookup**', answer);
      await memberPage.goto(lesson.path);
      await expect(
        memberPage.getByRole('heading', { name: 'Inloggningen går inte att nå' }),
      ).toBeVisible();
      await expectNoContent(memberPage);
      await memberPage.unroute('**/accounts:lookup**');
      await memberPage.getByRole('button', { name: 'Försök igen' }).click();
      await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
    },
  );

  test(
    `a provider that ${what} at a submit: a message, what was typed stays, and the next submit goes well`,
    rowAt(place),
    async ({ page, accounts, consoleGuard }) => {
      consoleGuard.allow(/ERR_BLOCKED|Failed to load resource/);
      const { email } = await accounts.create({ verified: true });
      await page.route('**/accounts:signInWithPassword**', answer);
      await page.goto(lesson.path);
      await signIn(page, email, password);
      await expect(page.getByRole('alert')).toHaveText(told);
      await expectTyped(page, email);
      await expectNoContent(page);
      await page.unroute('**/accounts:signInWithPassword**');
      await page.getByRole('button', { name: 'Logga in' }).click();
      await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
    },
  );
}

test('a submit that is not answered in 35 seconds is told, and what was typed stays', async ({
  page,
  accounts,
}) => {
  await page.clock.install();
  const { email } = await accounts.create({ verified: true });
  await page.route('**/accounts:signInWithPassword**', () => undefined);
  const asked = page.waitForRequest('**/accounts:signInWithPassword**');
  await page.goto('/');
  await signIn(page, email, password);
  await asked;
  await page.clock.runFor(35_000);
  await expect(page.getByRole('alert')).toHaveText(noNetwork);
  await expectTyped(page, email);
});

for (const [place, days] of [-400, 400].entries()) {
  test(
    `a clock that is ${String(days)} days off lets a member in, by the form and on the next visit`,
    rowAt(place),
    async ({ page, accounts }) => {
      await page.clock.setSystemTime(Date.now() + days * 24 * 60 * 60_000);
      const { email } = await accounts.create({ verified: true });
      await page.goto(lesson.path);
      await signIn(page, email, password);
      await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
    },
  );
}

test('programs that do not come: whoever waits to be let in is told after a while what to do', async ({
  memberPage: page,
  consoleGuard,
}) => {
  consoleGuard.allow(noPrograms);
  await withholdPrograms(page);
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { name: school.title })).toBeVisible();
  await expectWordOnWhatToDo(page);
});

test('a page that the back button brings back is closed when its session has ended, and stays when not', async ({
  memberPage,
}) => {
  const heading = memberPage.getByRole('heading', { name: lesson.heading });
  await memberPage.goto(lesson.path);
  await expect(heading).toBeVisible();
  // What the browser tells a page that was kept whole; the tests' browser keeps none.
  await memberPage.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(heading).toBeVisible();
  expect(await memberPage.evaluate(() => 'sameDocument' in window)).toBe(true);
  // In one step: a phone's page looks at its storage now and then, and would start again before it
  // could be told. The page that goes notes whether anything of the lesson was still to be seen.
  await memberPage.evaluate(() => {
    window.addEventListener('pagehide', () => {
      window.sessionStorage.setItem('kvar', String(document.querySelector('article') !== null));
    });
    window.localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(memberPage.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expectNoContent(memberPage);
  expect(await memberPage.evaluate(() => window.sessionStorage.getItem('kvar'))).toBe('false');
});

test('storage that is cleared in another tab closes the page, and the form lets in again', async ({
  page,
  accounts,
  context,
}) => {
  const account = await accounts.create({ verified: true });
  await accounts.remember(page, account, true);
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/img/favicon.svg');
  await other.evaluate(() => {
    window.localStorage.clear();
  });
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expectNoContent(page);
  await signIn(page, account.email, password);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
});

/** Fills the device's storage to the last letter. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    let size = 1_000_000;
    for (let count = 0; size > 0; count += 1) {
      try {
        window.localStorage.setItem(`annat-${String(count)}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
}

test('a device without room for a session lets in all the same, and the session lasts as long as the tab', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.create({ verified: true });
  await page.goto('/img/favicon.svg');
  await fillStorage(page);
  await page.goto(lesson.path);
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
});

test(
  'a device that fills up while a member reads lets in on the next visit, and out',
  night,
  async ({ page, accounts }) => {
    const { email } = await accounts.create({ verified: true });
    await page.goto(lesson.path);
    await signIn(page, email, password);
    await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
    await fillStorage(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
    await page.getByRole('link', { name: 'Logga ut' }).click();
    await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
    await expectNoContent(page);
  },
);
