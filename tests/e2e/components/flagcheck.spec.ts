import { expect, test } from '../../support/fixturePage';

test('by mouse: a wrong flag is named as wrong, the right one is found', async ({ page }) => {
  await page.goto('/courses/flagcheck');
  const flag = page.getByRole('region', { name: /Flagga\s*u1/ });
  await flag.getByRole('button', { name: 'Kontrollera' }).click();
  await expect(flag.getByRole('status')).toHaveText('Skriv flaggan först.');

  await flag.getByLabel('Flaggan du hittade').fill('KURS{Hej}');
  await flag.getByRole('button', { name: 'Kontrollera' }).click();
  await expect(flag.getByRole('status')).toContainText('Det är inte flaggan.');

  await flag.getByLabel('Flaggan du hittade').fill(' KURS{hej} ');
  await expect(flag.getByRole('status')).toHaveText('');
  await flag.getByRole('button', { name: 'Kontrollera' }).click();
  await expect(flag.getByRole('status')).toHaveText('✓ Rätt flagga.');
});

test('by keyboard alone; the result survives a reload and can be handed in again', async ({
  page,
}) => {
  await page.goto('/courses/flagcheck');
  const flag = page.getByRole('region', { name: /Flaggan med svenska bokstäver/ });
  await flag.getByLabel('Flaggan du hittade').focus();
  await page.keyboard.type('KURS{åäö}');
  await page.keyboard.press('Enter');
  await expect(flag.getByRole('status')).toHaveText('✓ Rätt flagga.');
  await expect(flag.getByRole('button', { name: 'Lämna in igen' })).toBeFocused();

  await page.reload();
  await expect(flag.getByRole('status')).toHaveText('✓ Rätt flagga.');
  const other = page.getByRole('region', { name: /Flagga\s*u1/ });
  await expect(other.getByRole('button', { name: 'Kontrollera' })).toBeVisible();

  await flag.getByRole('button', { name: 'Lämna in igen' }).focus();
  await page.keyboard.press('Enter');
  await expect(flag.getByLabel('Flaggan du hittade')).toHaveValue('');
});

test('the page does not hold the flag of the second field in plain text', async ({ page }) => {
  await page.goto('/courses/flagcheck');
  const flag = page.getByRole('region', { name: /Flagga\s*u1/ });
  await expect(flag).toBeVisible();
  expect(await flag.innerHTML()).not.toContain('KURS{');
});
