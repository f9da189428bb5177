import { expectNoFindings, expectNoFindingsInBothModes } from '../../support/axe';
import { night } from '../../support/night';
import { expect, expectNoContent, lesson, test } from '../../support/site';

const title = { name: 'Så behandlas dina uppgifter' };

test('what happens with personal data can be read before signing in', async ({ page }) => {
  await page.goto(lesson.path);
  await page.getByRole('link', title).click();
  await expect(page.getByRole('heading', title)).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/integritet');
  for (const part of [
    'Vilka uppgifter',
    'Var de finns',
    'Hur länge',
    'Vem som ansvarar',
    'Att bli glömd',
  ]) {
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  }
  await expectNoContent(page);
  await expectNoFindingsInBothModes(page);
  await page.getByRole('button', { name: 'Tillbaka' }).click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === lesson.path);
});

test('its own address opens it, and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('/integritet');
  await expect(page.getByRole('heading', title)).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Tillbaka' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
});

test('an unverified visitor can read it too', night, async ({ page, accounts }) => {
  const account = await accounts.create({ verified: false });
  await accounts.remember(page, account, false);
  await page.goto('/integritet');
  await expect(page.getByRole('heading', title)).toBeVisible();
  await page.getByRole('button', { name: 'Tillbaka' }).click();
  await expect(page.getByRole('heading', { name: 'Verifiera din e-post' })).toBeVisible();
});

test('a member reaches it from the panel, as a page of the site @phone', async ({ memberPage }) => {
  await memberPage.goto(lesson.path);
  await memberPage.getByRole('button', { name: 'Konto', exact: true }).click();
  await memberPage.getByRole('dialog').getByRole('link', title).click();
  await expect(memberPage.getByRole('heading', title)).toBeVisible();
  await expect(memberPage.getByRole('navigation', { name: 'Huvudmeny' })).toBeVisible();
  await expect(memberPage.getByRole('dialog')).toHaveCount(0);
  await expectNoFindings(memberPage);
});

const statement = { name: 'Om tillgänglighet' };

test('how accessible the site is can be read before signing in', night, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto(lesson.path);
  await page.getByRole('link', statement).click();
  await expect(page.getByRole('heading', statement)).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/tillganglighet');
  for (const part of ['Vad som gäller', 'Hur vi har prövat', 'Om du möter ett hinder', 'Tillsyn']) {
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'anmäla bristen' })).toHaveAttribute(
    'href',
    'https://www.digg.se/tdosanmalan',
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoContent(page);
  await expectNoFindingsInBothModes(page);
  await page.getByRole('button', { name: 'Tillbaka' }).click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
});

test('a member reaches both public pages from the foot of every page @phone', async ({
  memberPage,
}) => {
  await memberPage.goto(lesson.path);
  for (const link of [statement, title]) {
    await memberPage.getByRole('contentinfo').getByRole('link', link).click();
    await expect(memberPage.getByRole('heading', link)).toBeVisible();
    await expect(memberPage.getByRole('navigation', { name: 'Huvudmeny' })).toBeVisible();
  }
});
