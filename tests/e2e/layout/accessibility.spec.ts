import { expectNoFindings } from '../../support/axe';
import { expect, test } from '../../support/site';

test('gate screens have no accessibility findings in either colour mode', async ({
  page,
  accounts,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const unverified = await accounts.create({ verified: false });
  for (const mode of ['light', 'dark']) {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
    // The gate stands around the app and its theme; its colours follow the attribute alone.
    await page.locator('html').evaluate((html, value) => {
      html.dataset['theme'] = value;
    }, mode);
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Logga in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Registrera konto' }).click();
    await expectNoFindings(page);
  }
  for (const mode of ['light', 'dark']) {
    await accounts.remember(page, unverified, false);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Verifiera din e-post' })).toBeVisible();
    await page.locator('html').evaluate((html, value) => {
      html.dataset['theme'] = value;
    }, mode);
    await expectNoFindings(page);
  }
});
