import { expect, test } from '../../support/fixturePage';

test('hints come one at a time, by mouse', async ({ page }) => {
  await page.goto('/courses/exercise');
  const exercise = page.getByRole('region', { name: 'Uppgift: Antal veckor' });
  const hint = (number: number) => exercise.getByText(`Ledtråd ${number} av 3`);
  await expect(hint(1)).toBeVisible();
  await expect(hint(2)).toBeHidden();

  await hint(1).click();
  await expect(exercise.getByText('Vilka två värden')).toBeVisible();
  await expect(hint(2)).toBeVisible();
  await expect(hint(3)).toBeHidden();

  // Closing a hint takes nothing back.
  await hint(1).click();
  await expect(exercise.getByText('Vilka två värden')).toBeHidden();
  await expect(hint(2)).toBeVisible();
});

test('hints and solutions open by keyboard alone', async ({ page }) => {
  await page.goto('/courses/exercise');
  const exercise = page.getByRole('region', { name: 'Uppgift: Summera jämna tal' });
  await exercise.getByText('Ledtråd 1 av 2').focus();
  await page.keyboard.press('Enter');
  await expect(exercise.getByText('Ett tal är jämnt')).toBeVisible();
  // The browser tells that a hint was opened a moment after its text is there; only then is there a
  // next one.
  await expect(exercise.getByText('Ledtråd 2 av 2')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(exercise.getByText('Ledtråd 2 av 2')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(exercise.getByText('tar emot allt')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(exercise.locator('summary', { hasText: 'Lösning: Med slinga' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(exercise.getByText('summa = 0')).toBeVisible();
});

test('the mark for what is done stays on the device and can be taken away', async ({ page }) => {
  await page.goto('/courses/exercise');
  const first = page.getByRole('region', { name: 'Uppgift: Antal veckor' });
  const second = page.getByRole('region', { name: 'Uppgift: Summera jämna tal' });
  await first.getByLabel('Klar').focus();
  await page.keyboard.press('Space');
  await expect(first.getByLabel('Klar')).toBeChecked();

  await page.reload();
  await expect(first.getByLabel('Klar')).toBeChecked();
  await expect(second.getByLabel('Klar')).not.toBeChecked();

  await first.getByLabel('Klar').uncheck();
  await page.reload();
  await expect(second.getByLabel('Klar')).toBeVisible();
  await expect(first.getByLabel('Klar')).not.toBeChecked();
});

test('an exercise is a heading with an address, and says how hard it is', async ({ page }) => {
  await page.goto('/courses/exercise');
  const heading = page.getByRole('heading', { level: 3, name: 'Antal veckor' });
  await expect(heading).toHaveAttribute('id', 'uppgift-antal-veckor');
  await page.getByRole('link', { name: 'uppgiften om veckor' }).click();
  await expect(page).toHaveURL(/#uppgift-antal-veckor$/);
  await expect(heading).toBeInViewport();
  const exercise = page.getByRole('region', { name: 'Uppgift: Antal veckor' });
  await expect(exercise.getByText(/Medel$/)).toBeVisible();
});

test('on paper every hint and solution is open, and closed again afterwards', async ({ page }) => {
  await page.goto('/courses/exercise');
  const exercise = page.getByRole('region', { name: 'Uppgift: Antal veckor' });
  await expect(exercise.getByText('Ledtråd 2 av 3')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Vilka två värden', 'Heltalsdivision', 'Terminen minns'])
    await expect(exercise.getByText(text)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(exercise.getByText('Vilka två värden')).toBeHidden();
  await expect(exercise.getByText('Ledtråd 2 av 3')).toBeHidden();
});
