import { expectNoFindingsInBothModes } from '../../support/axe';
import { expect, test } from '../../support/site';

test('gate screens have no accessibility findings in either colour mode', async ({
  page,
  accounts,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const unverified = await accounts.create({ verified: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expectNoFindingsInBothModes(page);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFindingsInBothModes(page);
  await page.getByRole('button', { name: 'Registrera konto' }).click();
  await expectNoFindingsInBothModes(page);
  await accounts.remember(page, unverified, false);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Verifiera din e-post' })).toBeVisible();
  await expectNoFindingsInBothModes(page);
});
