import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

const opened = async (page: Page): Promise<Locator> => {
  await page.goto('/courses/quiz');
  return page.getByRole('group', { name: /Quiz\s*6 frågor/ });
};

const question = (quiz: Locator, number: number): Locator =>
  quiz.getByRole('group', { name: `Fråga ${number} av 6` });

/** What the answer gave, on the open page. */
const feedback = (quiz: Locator): Locator =>
  quiz.locator('[data-feedback]').filter({ visible: true });

test('by keyboard alone: all six kinds, then the review', async ({ page }) => {
  const quiz = await opened(page);
  const keys = page.keyboard;
  const next = async (number: number): Promise<void> => {
    await quiz.getByRole('button', { name: 'Nästa fråga' }).focus();
    await keys.press('Enter');
    await expect(question(quiz, number)).toBeFocused();
  };
  const isRight = async (): Promise<void> => {
    await expect(feedback(quiz)).toContainText('✓ Rätt.');
    await expect(feedback(quiz)).toBeFocused();
  };

  await quiz.getByLabel('False').focus();
  await keys.press('ArrowDown');
  await expect(quiz.getByLabel('True')).toBeChecked();
  await keys.press('Enter');
  await isRight();

  await next(2);
  await keys.press('Tab');
  await expect(quiz.getByLabel('c = list(a)')).toBeFocused();
  await keys.press('Space');
  await keys.press('Enter');
  await expect(feedback(quiz)).toContainText('det finns fler rätta svar');
  await expect(feedback(quiz)).toBeFocused();
  await keys.press('Tab');
  await expect(quiz.getByRole('button', { name: 'Försök igen' })).toBeFocused();
  await keys.press('Enter');
  await expect(quiz.getByLabel('c = list(a)')).toBeFocused();
  await expect(quiz.getByLabel('c = list(a)')).toBeChecked();
  await keys.press('Tab');
  await keys.press('Tab');
  await expect(quiz.getByLabel('c = [1]')).toBeFocused();
  await keys.press('Space');
  await keys.press('Enter');
  await isRight();

  await next(3);
  await keys.press('Tab');
  await keys.type('kö');
  await keys.press('Enter');
  await expect(question(quiz, 3).getByText('En kö lämnar ut det äldsta först.')).toBeVisible();
  await expect(feedback(quiz)).toBeFocused();
  await keys.press('Tab');
  await expect(quiz.getByRole('button', { name: 'Försök igen' })).toBeFocused();
  await keys.press('Enter');
  await expect(question(quiz, 3).getByRole('textbox')).toBeFocused();
  await keys.press('ControlOrMeta+a');
  await keys.type(' Stapel ');
  await keys.press('Enter');
  await isRight();

  await next(4);
  await keys.press('Tab');
  await keys.type('två och en halv');
  await keys.press('Enter');
  await expect(feedback(quiz)).toContainText('Skriv ett tal');
  await keys.press('ControlOrMeta+a');
  await keys.type('2,5 sekunder');
  await keys.press('Enter');
  await isRight();

  await next(5);
  await quiz.getByLabel('Utskriften, rad för rad').focus();
  await keys.type('0\n2\n');
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(question(quiz, 5).getByText('Rad 2 är den första')).toBeVisible();
  await expect(feedback(quiz)).toBeFocused();
  await keys.press('Tab');
  await keys.press('Tab');
  await expect(quiz.getByRole('button', { name: 'Visa svaret' })).toBeFocused();
  await keys.press('Enter');
  await expect(quiz.getByLabel('Utskriften, rad för rad')).toHaveValue('0\n1\n2');

  await next(6);
  const up = (text: string): Locator => quiz.getByRole('button', { name: `Flytta upp: ${text}` });
  const place = (text: string): Locator => question(quiz, 6).getByRole('listitem').getByText(text);
  await expect(place('Dela data')).toBeVisible();
  await up('Dela data').focus();
  await keys.press('Enter');
  await expect(up('Dela data')).toBeFocused();
  await keys.press('Enter');
  await up('Träna modellen').focus();
  // Pressed once more than needed: a piece stops under the one that is in its place.
  await expect(async () => {
    const items = await question(quiz, 6).getByRole('listitem').allInnerTexts();
    if (!(items[1] ?? '').includes('Träna')) await keys.press('Enter');
    expect(items[1]).toContain('Träna');
  }).toPass();
  await quiz.getByRole('button', { name: 'Svara', exact: true }).focus();
  await keys.press('Enter');
  await isRight();

  await quiz.getByRole('button', { name: 'Till resultatet' }).focus();
  await keys.press('Enter');
  const review = quiz.getByRole('group', { name: 'Resultat' });
  await expect(review).toBeFocused();
  await expect(review.getByText('5 av 6 rätt, 3 på första försöket')).toBeVisible();
  await expect(review.getByText('Svaret visat')).toBeVisible();
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(question(quiz, 1)).toBeFocused();
});

test('on paper every question stands as it was asked, and the key follows', async ({ page }) => {
  const quiz = await opened(page);
  await expect(quiz.getByText('Facit')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const number of [1, 2, 3, 4, 5, 6]) await expect(question(quiz, number)).toBeVisible();
  await expect(quiz.getByText('Facit')).toBeVisible();
  for (const key of ['”stack” eller ”stapel”', '2,5 sekunder (± 0,01)', 'kopierar inte listan'])
    await expect(quiz.getByText(key).filter({ visible: true })).toBeVisible();
  await expect(quiz.getByRole('button', { name: 'Svara', exact: true })).toHaveCount(0);
});

test('nothing is wider than a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const quiz = await opened(page);
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await quiz.getByRole('button', { name: new RegExp(`^Fråga ${number}:`) }).click();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});
