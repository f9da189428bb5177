import { expect, test } from '../../support/fixturePage';

const alt = 'Namnet a och namnet b pekar på samma listobjekt.';

test('a figure has its message in words and a caption', async ({ page }) => {
  await page.goto('/courses/figure');
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
  await expect(page.getByRole('figure').first()).toContainText('Två namn, ett objekt.');
});

test('by mouse: a press on the figure opens it large, the button and the backdrop close it', async ({
  page,
}) => {
  await page.goto('/courses/figure');
  const figure = page.getByRole('figure').first();
  const small = await page.getByRole('img', { name: alt }).boundingBox();
  await figure.click({ position: { x: 120, y: 60 } });
  const dialog = page.getByRole('dialog', { name: alt });
  await expect(dialog).toBeVisible();
  const large = await dialog.getByRole('img', { name: alt }).boundingBox();
  expect(large?.width).toBeGreaterThan(small?.width ?? Infinity);
  await dialog.getByRole('button', { name: 'Stäng' }).click();
  await expect(dialog).toBeHidden();

  await figure.click({ position: { x: 120, y: 60 } });
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
});

test('by keyboard alone: Enter opens, Escape closes, the focus comes back', async ({ page }) => {
  await page.goto('/courses/figure');
  const button = page.getByRole('button', { name: `Förstora: ${alt}` });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: alt })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a raster picture opens too; one that is a link stays a link', async ({ page }) => {
  await page.goto('/courses/figure');
  await page.getByRole('button', { name: 'Förstora: Ett rutnät med åtta gånger åtta' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'Ett rutnät med åtta' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // In a figure there is one way to open the picture, the figure's own.
  const figure = page.getByRole('figure').filter({ hasText: 'En rasterbild med bildtext.' });
  await expect(figure.getByRole('button')).toHaveCount(1);

  await page.getByRole('link', { name: 'Till uppgifterna' }).click();
  // The exercise is loaded on demand, and still there in time to be scrolled to.
  await expect(page).toHaveURL(/\/courses\/exercise#/);
  await expect(page.getByRole('heading', { name: 'Förklara invarianten' })).toBeInViewport();
});

test('on a narrow phone the open figure is wider than the screen and scrolls in its own box', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/courses/figure');
  await page.getByRole('button', { name: `Förstora: ${alt}` }).click();
  const dialog = page.getByRole('dialog', { name: alt });
  const large = await dialog.getByRole('img', { name: alt }).boundingBox();
  expect(large?.width).toBeGreaterThanOrEqual(640);
  const close = dialog.getByRole('button', { name: 'Stäng' });
  await expect(close).toBeInViewport({ ratio: 1 });
  await dialog.evaluate((element) => element.scrollTo(300, 100));
  await expect(close).toBeInViewport({ ratio: 1 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('on paper the figures stand without their buttons', async ({ page }) => {
  await page.goto('/courses/figure');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Förstora/ })).toHaveCount(0);
});
