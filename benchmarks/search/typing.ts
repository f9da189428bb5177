import type { Page } from '@playwright/test';

/**
 * Milliseconds of each keystroke: until the answer is in the page, and until the frame with it is
 * drawn.
 */
export interface Keystrokes {
  readonly answers: readonly number[];
  readonly frames: readonly number[];
}

/**
 * Typed letter by letter: common and rare words, one that is mistyped, names of code, a whole
 * sentence.
 */
const typed = [
  'sökalgoritmer',
  'rekrusion',
  'CharacterBody2D',
  'git konflikt',
  'vad är en klass',
  'variabler i python',
  'A*',
] as const;

/**
 * Notes on the window how long every input event took. Runs in the page; React has answered when
 * the event reaches the window on its way up.
 */
function listen(): void {
  const notes: { answers: number[]; frames: number[] } = { answers: [], frames: [] };
  Object.assign(window, { searchNotes: notes });
  let started = 0;
  window.addEventListener('input', () => (started = performance.now()), { capture: true });
  window.addEventListener('input', () => {
    const from = started;
    notes.answers.push(performance.now() - from);
    requestAnimationFrame(() => setTimeout(() => notes.frames.push(performance.now() - from)));
  });
}

/** Types all questions into the open search. */
export async function typeAll(page: Page): Promise<Keystrokes> {
  await page.evaluate(listen);
  const field = page.getByRole('combobox');
  let keys = 0;
  for (const question of typed) {
    await field.fill('');
    keys += 1;
    for (const sign of question) {
      await page.keyboard.type(sign);
      keys += 1;
      // One key at a time: the next one when the frame with the answer has been drawn.
      await page.waitForFunction(
        (count) =>
          (window as unknown as { searchNotes: Keystrokes }).searchNotes.frames.length >= count,
        keys,
      );
    }
  }
  return page.evaluate(() => (window as unknown as { searchNotes: Keystrokes }).searchNotes);
}

export interface LoadTimes {
  /** From opening the search until a question that was typed at once is answered. */
  readonly readyMs: number;
  /** The longest time that the page could not answer to anything meanwhile. */
  readonly longestTaskMs: number;
}

export async function loadTimes(page: Page): Promise<LoadTimes> {
  await page.evaluate(() => {
    const notes = { longest: 0 };
    Object.assign(window, { searchTasks: notes });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        notes.longest = Math.max(notes.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const startedAt = performance.now();
  await page.getByRole('button', { name: 'Sök' }).click();
  await page.getByRole('combobox').fill('rekursion');
  await page.getByRole('option').first().waitFor();
  const readyMs = performance.now() - startedAt;
  const longestTaskMs = await page.evaluate(
    () => (window as unknown as { searchTasks: { longest: number } }).searchTasks.longest,
  );
  return { readyMs, longestTaskMs };
}
