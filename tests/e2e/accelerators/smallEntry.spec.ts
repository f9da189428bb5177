/**
 * Docusaurus' app, which is a script of its own and comes when somebody may come in. Needs the
 * sealed build.
 */
import type { Page } from '@playwright/test';
import { rowAt } from '../../support/night';
import { expect, expectNoContent, lesson, password, signIn, test } from '../../support/site';

const script = '**/assets/js/public-app.*.js';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The documents that the page asks for from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

test('is fetched by nobody who may not come in, and once by who may', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  // The provider's no to the wrong password.
  consoleGuard.allow(/Failed to load resource: .* 400/);
  const { email } = await accounts.create({ verified: true });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/public-app.')) fetched.push(request.url());
  });
  await page.goto(lesson.path);
  await signIn(page, email, 'fel lösenord');
  await expect(page.getByRole('alert')).toHaveText('Felaktigt lösenord.');
  expect(fetched).toEqual([]);
  await signIn(page, email, password);
  await expect(heading(page)).toHaveText(lesson.heading);
  expect(fetched).toHaveLength(1);
});

test('is fetched beside the gate for who comes back', async ({ memberPage: page }) => {
  await page.route('**/assets/js/main.*.js', () => undefined);
  const fetched = page.waitForRequest(script);
  await page.goto(lesson.path, { waitUntil: 'commit' });
  await fetched;
});

test('that is gone after a new deployment: the page reloads, once, and the lesson is there', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/could not be loaded|Failed to load resource/);
  const { email } = await accounts.create({ verified: true });
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  const documents = countDocuments(page);
  await page.route(script, (route) =>
    // The reloaded page is the new deployment's, and finds its own.
    documents() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await signIn(page, email, password);
  await expect(heading(page)).toHaveText(lesson.heading);
  expect(documents()).toBe(1);
});

const faults = [
  ['is missing', { status: 404 }, 'En del av sidan kunde inte hämtas'],
  ['meets a host that is out of order', { status: 503 }, 'Tjänsten svarar inte'],
] as const;

for (const [place, [what, answer, title]] of faults.entries()) {
  test(
    `${what}: at most one reload, then a message, and a way on`,
    rowAt(place),
    async ({ memberPage: page, consoleGuard }) => {
      consoleGuard.allow(/could not be loaded|Failed to load resource/);
      const documents = countDocuments(page);
      await page.route(script, (route) => route.fulfill(answer));
      await page.goto(lesson.path);
      await expect(heading(page)).toHaveText(title);
      expect(documents()).toBeLessThanOrEqual(2);
      await expectNoContent(page);
      await page.unroute(script);
      await page.getByRole('main').getByRole('button').first().click();
      await expect(heading(page)).toHaveText(lesson.heading);
    },
  );
}

test('without a network: a message at once, and no reload into nothing', async ({
  page,
  accounts,
  consoleGuard,
}) => {
  consoleGuard.allow(/could not be loaded|Failed to load resource/);
  const { email } = await accounts.create({ verified: true });
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  const documents = countDocuments(page);
  // Neither the site's program nor the page, which is asked for before a reload.
  for (const missing of [script, `**${lesson.path}`])
    await page.route(missing, (route) => route.abort('internetdisconnected'));
  await signIn(page, email, password);
  await expect(heading(page)).toHaveText('Ingen kontakt med nätet');
  expect(documents()).toBe(0);
  await expectNoContent(page);
});
