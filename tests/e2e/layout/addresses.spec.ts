import { expect, expectNoContent, lesson, longLesson, test } from '../../support/site';
import { expectUnharmed, markup } from '../../support/unharmed';

test('an unknown address shows the Swedish not-found page', async ({
  memberPage,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await memberPage.goto('/courses/finns-inte');
  await expect(memberPage.getByRole('heading', { name: 'Sidan hittades inte' })).toBeVisible();
  await expect(memberPage.getByRole('link', { name: 'Kurser', exact: true })).toBeVisible();
});

test('an address that ends with index.html is reduced to the clean one', async ({ memberPage }) => {
  await memberPage.goto(`${lesson.path}/index.html`);
  await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
  await expect(memberPage).toHaveURL(({ pathname }) => pathname === lesson.path);

  // Within the page too, where no server has a say.
  await memberPage.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, '/courses/3/m11/index.html');
  await expect(memberPage.getByRole('heading', { name: /Modul 11/ })).toBeVisible();
});

test('the sidebar finds the current page whatever the letter case or the last slash', async ({
  memberPage,
}) => {
  await memberPage.goto(longLesson.path);
  await expect(memberPage.getByRole('heading', { name: longLesson.heading })).toBeVisible();
  for (const address of [
    `${longLesson.path}/`,
    longLesson.path.toUpperCase().replace('/COURSES', '/courses'),
  ]) {
    await memberPage.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await expect(memberPage.getByRole('heading', { name: longLesson.heading })).toBeVisible();
    await expect(
      memberPage
        .getByRole('navigation', { name: 'Kursernas sidor' })
        .getByRole('link', { name: '2 Git' }),
    ).toHaveAttribute('aria-current', 'page');
  }
});

/** Paths that the host, a browser or the site could read as something else than a page's. */
const paths = [
  `${lesson.path}/${encodeURIComponent(markup)}`,
  '/__proto__',
  '/constructor/',
  `${lesson.path}/..%2f..%2f..%2fetc`,
  '/%2F%2Fevil.example/',
];

test('no path harms the page, a stranger’s or a member’s', async ({
  page,
  accounts,
  baseURL,
  consoleGuard,
}) => {
  // Most lead nowhere.
  consoleGuard.allow(/404/);
  const origin = new URL(baseURL ?? '').origin;
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button').first(), path).toBeVisible();
    await expectUnharmed(page, origin, path);
    await expectNoContent(page);
  }
  await accounts.remember(page, await accounts.create({ verified: true }), true);
  for (const path of paths) {
    await page.goto(path);
    await expectUnharmed(page, origin, path);
  }
});

for (const [from, to] of [
  ['/courses/3/extra/18-042', '/courses/3/extra/18'],
  ['/courses/3/extra/19-17d', '/courses/3/extra/19'],
  [
    '/courses/applied_programming/CTF/reverse_engineering',
    '/courses/applied_programming/CTF/reverse_engineering/reverse_engineering',
  ],
] as const) {
  test(`${from} leads to ${to}`, async ({ memberPage }) => {
    await memberPage.goto(from);
    await memberPage.waitForURL((url) => url.pathname === to);
    await expect(memberPage.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the home page leads to each course area', async ({ memberPage }) => {
  await memberPage.goto('/');
  for (const area of ['Årskurs 3', 'Artificiell intelligens', 'Tillämpad programmering']) {
    await memberPage.getByRole('link', { name: area, exact: true }).click();
    await expect(memberPage.getByRole('heading', { level: 1, name: area })).toBeVisible();
    await memberPage.goBack();
    await expect(
      memberPage.getByRole('heading', { level: 1, name: 'Lär dig genom att bygga' }),
    ).toBeVisible();
  }
});
