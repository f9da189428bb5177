import { expect, expectNoContent, lesson, test } from '../../support/site';

test('a gate that breaks shows the crash screen with message and causes, and can be tried again', async ({
  page,
  consoleGuard,
}) => {
  // React and the error boundary log what was thrown.
  consoleGuard.allow(/Adressen går inte att läsa|Det här är orsaken|Minified React error/);
  await page.addInitScript(() => {
    const original = window.URLSearchParams;
    const broken = function (): never {
      throw new Error('Adressen går inte att läsa.', { cause: new Error('Det här är orsaken.') });
    };
    Object.assign(window, {
      URLSearchParams: broken,
      mend: () => Object.assign(window, { URLSearchParams: original }),
    });
  });
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  const message = page.getByText(/Adressen går inte att läsa\.\s+Cause:\s+Det här är orsaken\./);
  const [buttonBox, messageBox] = [await again.boundingBox(), await message.boundingBox()];
  expect(messageBox?.y ?? 0).toBeGreaterThan(buttonBox?.y ?? Infinity);
  await expectNoContent(page);

  await page.evaluate(() => {
    (Reflect.get(window, 'mend') as () => void)();
  });
  await again.click();
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
});
