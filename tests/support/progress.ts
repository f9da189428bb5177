import type { Locator, Page } from '@playwright/test';
import { expect, lesson } from './site';

/** The row at the end of a lesson. */
export function lessonEnd(page: Page): Locator {
  return page.getByRole('region', { name: 'Lektionens slut' });
}

/** Opens the short lesson that the tests of what is read go by. */
export async function openLesson(page: Page): Promise<void> {
  await page.goto(lesson.path);
  await expect(lessonEnd(page)).toBeVisible();
}

/** Until the page is alive: a copy that is read before it gives way, and a press on it with it. */
async function waitForLife(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor();
}

/** Marks the open lesson as read. */
export async function markRead(page: Page): Promise<void> {
  await waitForLife(page);
  await lessonEnd(page).getByRole('button', { name: 'Markera som läst' }).click();
}

/** Ticks the first exercise of the open lesson. */
export async function tickExercise(page: Page): Promise<void> {
  await waitForLife(page);
  await page
    .getByRole('region', { name: /^Uppgift/ })
    .first()
    .getByLabel('Klar')
    .check();
}

/**
 * Answers the first question of the open lesson that has one right choice, until the answer is
 * right, and says which choice that was.
 */
export async function answerRightly(page: Page): Promise<string> {
  const quiz = page.getByRole('group', { name: /^Quiz/ }).first();
  const steps = quiz.getByRole('button', { name: /^Fråga \d+:/ });
  const choices = quiz.getByRole('radio');
  // A quiz of one question has no steps between questions.
  await quiz.getByRole('group', { name: /^Fråga \d+ av/ }).waitFor();
  for (let step = 0; (await choices.count()) === 0; step += 1) await steps.nth(step).click();
  for (let index = 0; index < (await choices.count()); index += 1) {
    await choices.nth(index).check();
    await quiz.getByRole('button', { name: 'Svara', exact: true }).click();
    await quiz.locator('[data-feedback]').filter({ visible: true }).waitFor();
    if (await quiz.getByText('✓ Rätt.').filter({ visible: true }).isVisible())
      return labelOf(choices.nth(index));
    await quiz.getByRole('button', { name: 'Försök igen' }).click();
  }
  throw new Error('No choice was right');
}

function labelOf(choice: Locator): Promise<string> {
  return choice.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
}

/** What the device holds for an account: texts by key, without the scope. */
export async function storedFor(
  page: Page,
  uid: string,
): Promise<Readonly<Record<string, string>>> {
  return page.evaluate((id) => {
    const start = `kurser:${id}:`;
    return Object.fromEntries(
      Object.entries(window.localStorage)
        .filter(([key]) => key.startsWith(start))
        .map(([key, text]) => [key.slice(start.length), String(text)]),
    );
  }, uid);
}
