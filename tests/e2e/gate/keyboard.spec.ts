import { publicPages } from '../../../src/config/publicPages';
import { expectReadable } from '../../support/forcedColours';
import { tabTo, unseenStops, walk } from '../../support/keyboard';
import { night } from '../../support/night';
import { expect, test } from '../../support/site';

const publicLinks = ['Så behandlas dina uppgifter', 'Om tillgänglighet'];

test('the tab key goes through signing in, registering and resetting, seen all the way', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  const signIn = await walk(page);
  expect(unseenStops(signIn)).toEqual([]);
  expect(signIn.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['E-post', 'Lösenord', 'Logga in', ...publicLinks]),
  );

  await page.getByRole('button', { name: 'Registrera konto' }).press('Enter');
  await expect(page.getByLabel('Bekräfta lösenord')).toBeVisible();
  const registration = await walk(page);
  expect(unseenStops(registration)).toEqual([]);
});

test('the tab key goes through verification, seen all the way', async ({ page, accounts }) => {
  await accounts.remember(page, await accounts.create({ verified: false }), false);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Verifiera din e-post' })).toBeVisible();
  const stops = await walk(page);
  expect(unseenStops(stops)).toEqual([]);
  expect(stops.map(({ name }) => name)).toEqual(expect.arrayContaining(publicLinks));
});

test('the tab key goes through a forgotten password, seen all the way', night, async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Glömt lösenordet?' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Glömt lösenordet?' })).toBeFocused();
  const stops = await walk(page);
  expect(unseenStops(stops)).toEqual([]);
  expect(stops.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['E-post', 'Skicka länk', 'Logga in', ...publicLinks]),
  );
});

test('the tab key goes through the screens of links in mails, seen all the way', async ({
  page,
  accounts,
}) => {
  for (const [path, button] of [
    ['/?mode=verifyEmail&oobCode=abc&apiKey=demo-api-key', 'Verifiera min e-post'],
    ['/?mode=resetPassword&oobCode=abc&apiKey=demo-api-key', 'Gå vidare'],
    ['/?oobCode=abc', 'Fortsätt till webbplatsen'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    const stops = await walk(page);
    expect(unseenStops(stops), path).toEqual([]);
    expect(stops.map(({ name }) => name)).toContain(button);
  }

  const { email } = await accounts.create({ verified: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Glömt lösenordet?' }).press('Enter');
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('E-post').press('Enter');
  await expect(page.getByRole('status')).toContainText('Finns det ett konto');
  await page.goto(await accounts.linkTo(email, '/'));
  await tabTo(page, page.getByRole('button', { name: 'Gå vidare' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nytt lösenord')).toBeVisible();
  const stops = await walk(page);
  expect(unseenStops(stops)).toEqual([]);
  expect(stops.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Nytt lösenord', 'Bekräfta lösenord']),
  );
});

test('the tab key goes through the public pages, seen all the way', night, async ({ page }) => {
  for (const { path, title } of Object.values(publicPages)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    const stops = await walk(page);
    expect(unseenStops(stops), path).toEqual([]);
    expect(stops.map(({ name }) => name)).toContain('Tillbaka');
  }
});

for (const { name, media } of [
  { name: 'the system’s own colours', media: { forcedColors: 'active' } },
  { name: 'reduced motion', media: { reducedMotion: 'reduce' } },
] as const) {
  test(`signing in is seen with ${name}`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
    expect(unseenStops(await walk(page))).toEqual([]);
    const bare = await page
      .getByRole('main')
      .locator('input:not([type=checkbox]), button[type=submit]')
      .evaluateAll(
        (controls) =>
          controls.filter((control) => {
            const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(control);
            const filled = backgroundColor !== getComputedStyle(document.body).backgroundColor;
            return !filled && (borderTopWidth === '0px' || borderTopColor === backgroundColor);
          }).length,
      );
    expect(bare).toBe(0);
  });
}

test('the button that signs in can be read in the system’s own colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await expectReadable(page.getByRole('button', { name: 'Logga in', exact: true }));
});
