import { expect, test } from '../../support/fixturePage';

/**
 * The name under which the theme keeps the last announcement's id; a function of the page, so it
 * names nothing outside itself.
 */
function announcementIdKey(): string {
  const key = Object.keys(window.localStorage).find((name) =>
    name.startsWith('docusaurus.announcement.id'),
  );
  if (key === undefined) throw new Error('no id is stored');
  return key;
}

test('the announcement shows its text as text, and its dismissal is kept', async ({ page }) => {
  await page.goto('/courses/');
  const bar = page.getByText('Provsidor: <b> & co visas som text.');
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Stäng', exact: true }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('an announcement with another id is shown although an earlier one was dismissed', async ({
  page,
}) => {
  await page.goto('/courses/');
  await page.getByRole('button', { name: 'Stäng', exact: true }).click();
  const key = await page.evaluate(announcementIdKey);
  await page.evaluate((name) => window.localStorage.setItem(name, 'ett-tidigare'), key);
  // The theme notices the new id on this visit and shows the bar from the next page that is loaded.
  await page.reload();
  await expect
    .poll(() => page.evaluate((name) => window.localStorage.getItem(name), key))
    .not.toBe('ett-tidigare');
  await page.reload();
  await expect(page.getByText('Provsidor: <b> & co visas som text.')).toBeVisible();
});
