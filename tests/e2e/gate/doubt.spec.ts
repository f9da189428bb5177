import { hold } from '../../support/hold';
import { night } from '../../support/night';
import { expect, expectNoContent, lesson, password, signIn, test } from '../../support/site';

test('every page, the unknown ones included, is behind the gate', async ({
  page,
  consoleGuard,
}) => {
  // The unknown address itself.
  consoleGuard.allow(/404/);
  for (const path of [
    '/',
    '/courses/',
    lesson.path,
    '/courses/category/årskurs-3',
    '/finns-inte',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
    await expectNoContent(page);
  }
});

test('the loading screen stands until the stored session is confirmed', async ({ memberPage }) => {
  const release = await hold(memberPage, '**/accounts:lookup**');
  await memberPage.goto(lesson.path);
  await expect(memberPage.getByText('Laddar…')).toBeVisible();
  await expectNoContent(memberPage);
  release();
  await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
});

test('a provider that cannot be reached keeps a stored session outside, with a way on', async ({
  memberPage,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await memberPage.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort());
  await memberPage.goto(lesson.path);
  await expect(
    memberPage.getByRole('heading', { name: 'Inloggningen går inte att nå' }),
  ).toBeVisible();
  await expectNoContent(memberPage);
  await memberPage.unroute('**/identitytoolkit.googleapis.com/**');
  await memberPage.getByRole('button', { name: 'Försök igen' }).click();
  await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
});

test('a provider that does not answer in 30 seconds gives a message, not a spinner', async ({
  memberPage,
}) => {
  await memberPage.clock.install();
  await memberPage.route('**/identitytoolkit.googleapis.com/**', () => undefined);
  const asked = memberPage.waitForRequest('**/accounts:lookup**');
  await memberPage.goto(lesson.path);
  await asked;
  await memberPage.clock.fastForward(31_000);
  await expect(
    memberPage.getByRole('heading', { name: 'Inloggningen går inte att nå' }),
  ).toBeVisible();
  await expectNoContent(memberPage);
});

test('a sign-in program that cannot be fetched says so on submit, and the next submit tries again', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const { email } = await accounts.create({ verified: true });
  await page.route('**/*public-auth*', (route) => route.abort());
  await page.goto(lesson.path);
  await signIn(page, email, password);
  await expect(page.getByRole('alert')).toHaveText(
    'Inloggningen kunde inte laddas. Kontrollera din internetanslutning och försök igen.',
  );
  await page.unroute('**/*public-auth*');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
});

test(
  'a submit without network is told as in the catalogue',
  night,
  async ({ page, accounts, consoleGuard }) => {
    consoleGuard.allow(/ERR_FAILED/);
    await page.route('**/accounts:signInWithPassword**', (route) => route.abort());
    await page.goto('/');
    await signIn(page, accounts.freeAddress(), password);
    await expect(page.getByRole('alert')).toHaveText(
      'Nätverksfel. Kontrollera din internetanslutning.',
    );
  },
);

test('a browser that refuses storage can still sign in, and is told what that means', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  // The theme's own word about it, once.
  consoleGuard.allow(/Docusaurus browser storage is not available/);
  const { email } = await accounts.create({ verified: true });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(lesson.path);
  await expect(page.getByRole('alert')).toContainText(
    'Webbläsaren tillåter inte att sidan sparar något.',
  );
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
});

test('a browser whose IndexedDB never answers can sign in all the same', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.create({ verified: true });
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto(lesson.path);
  await signIn(page, email, password);
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what is needed and shows nothing else', async ({ page }) => {
    await page.goto(lesson.path);
    // By its element: text searches pass over everything inside noscript.
    const notice = page.locator('noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('Sidan behöver JavaScript för inloggningen.');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectNoContent(page);
  });
});
