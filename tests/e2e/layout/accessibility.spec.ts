import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { expect, lesson, test } from '../../support/site';

/** The choice is kept in storage under the theme's own key, so it is made as a student makes it: with the button. */
async function chooseDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Växla mellan ljust och mörkt/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

for (const path of ['/', '/courses/', lesson.path, '/courses/category/årskurs-3', '/finns-inte']) {
  test(`${path} has no accessibility findings in either colour mode`, async ({
    memberPage,
    consoleGuard,
  }) => {
    if (path === '/finns-inte') consoleGuard.allow(/404/);
    await memberPage.setViewportSize({ width: 1280, height: 900 });
    await memberPage.goto(path);
    await expect(memberPage.getByRole('contentinfo')).toBeVisible();
    await expectNoFindings(memberPage);
    await chooseDark(memberPage);
    await expectNoFindings(memberPage);
  });
}

test('gate screens have no accessibility findings in either colour mode', async ({
  page,
  accounts,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const unverified = await accounts.create({ verified: false });
  for (const mode of ['light', 'dark']) {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
    // The gate stands above the theme's provider; its colours follow the attribute alone.
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
