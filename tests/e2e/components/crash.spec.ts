import { expect, test } from '../../support/fixturePage';

test.beforeEach(({ consoleGuard }) => {
  // React and the error boundary log what was thrown.
  consoleGuard.allow(/Sidan gick sönder|Det här är orsaken|NavbarItem|error boundary|Error/);
});

test('a page that breaks shows the crash screen with message and causes, and can be tried again where one was', async ({
  page,
}) => {
  await page.goto('/courses/crash');
  const breaking = page.getByRole('button', { name: 'Krascha' });
  await breaking.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await breaking.click();
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  const message = page.getByText('Sidan gick sönder.');
  await expect(message).toBeVisible();
  await expect(page.getByText('Det här är orsaken.')).toBeVisible();
  const [buttonBox, messageBox] = [await again.boundingBox(), await message.boundingBox()];
  expect(messageBox?.y ?? 0).toBeGreaterThan(buttonBox?.y ?? Infinity);

  await again.click();
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Krascha' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a navbar item of an unknown type is named', async ({ page }) => {
  await page.goto('/courses/crash');
  await page.getByRole('button', { name: 'Okänd navbar-post' }).click();
  await expect(
    page.getByText('No NavbarItem component found for type "custom-finns-inte".'),
  ).toBeVisible();
});

test('a navbar item that cannot be rendered is named with its settings', async ({ page }) => {
  await page.goto('/courses/crash');
  await page.getByRole('button', { name: 'Lägg till i menyn' }).click();
  await page.getByRole('link', { name: 'Kurser', exact: true }).click();
  await expect(page.getByText('A theme navbar item failed to render.')).toBeVisible();
  await expect(page.getByText('"type": "custom-finns-inte"')).toBeVisible();
});
