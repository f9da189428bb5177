import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { night } from '../../support/night';
import { answerRightly, lessonEnd, markRead, storedFor } from '../../support/progress';
import { expect, longLesson, test } from '../../support/site';

const msADay = 24 * 60 * 60 * 1000;

/**
 * A device whose clock says what it is told. Timers run as they do; the provider's own clock is the
 * real one.
 */
function deviceClock(page: Page): { readonly goToDay: (day: number) => Promise<void> } {
  const start = Date.now();
  return { goToDay: (day) => page.clock.setFixedTime(start + day * msADay) };
}

const home = (page: Page) => page.getByRole('region', { name: 'Repetera' });
const reveal = (page: Page) => page.getByRole('button', { name: 'Jag minns inte, visa svaret' });
const goOn = (page: Page) => page.getByRole('button', { name: /^(Nästa fråga|Till resultatet)$/ });
const title = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /^(Fråga \d|Klart för)/ });

test('what has been read comes back the day after, and leads to its place', async ({
  memberPage,
}) => {
  const { goToDay } = deviceClock(memberPage);
  await memberPage.goto(longLesson.path);
  await markRead(memberPage);
  await memberPage.goto('/');
  await expect(home(memberPage)).toContainText(
    /Inget att repetera i dag\.\s*Nästa frågor kommer i morgon, ur/,
  );

  await goToDay(1);
  await memberPage.reload();
  await expect(home(memberPage)).toContainText('1 fråga på det du har läst');
  await home(memberPage).getByRole('link', { name: 'Repetera' }).click();
  await expect(memberPage.getByText('Fråga 1 av 1')).toBeVisible();
  await expectNoFindings(memberPage);
  await reveal(memberPage).click();
  await expect(memberPage.getByText('– Svaret visat.', { exact: true })).toBeVisible();
  await expectNoFindings(memberPage);
  await memberPage.getByRole('link', { name: longLesson.heading }).click();
  await expect(
    memberPage.getByRole('heading', { level: 1, name: longLesson.heading }),
  ).toBeVisible();
  const place = decodeURIComponent(new URL(memberPage.url()).hash);
  await expect(memberPage.locator(place)).toBeInViewport();

  await memberPage.goto('/');
  await expect(home(memberPage)).toContainText('Inget att repetera i dag.');
});

/**
 * Reads a lesson to its end, answers its first question and marks it as read. Says which choice was
 * right.
 */
async function study(page: Page, path: string): Promise<string> {
  await page.goto(`/courses/applied_programming/${path}`);
  const right = await answerRightly(page);
  await markRead(page);
  await expect(lessonEnd(page).getByText(/^✓ Du är klar med .+\.$/)).toBeVisible();
  return right;
}

/**
 * Answers the question on the screen where one of the choices is known to be right, and asks for
 * the answer where not.
 */
async function answer(page: Page, known: readonly string[]): Promise<'right' | 'missed'> {
  await expect(reveal(page)).toBeVisible();
  for (const name of known) {
    const choice = page.getByRole('radio', { name, exact: true });
    if ((await choice.count()) === 0) continue;
    await choice.check();
    await page.getByRole('button', { name: 'Svara', exact: true }).click();
    await expect(page.getByText('✓ Rätt.')).toBeVisible();
    return 'right';
  }
  await reveal(page).click();
  return 'missed';
}

/**
 * A visit to home, and what it offers to repeat: how many were right and missed, those that came
 * back included.
 */
async function visit(page: Page, known: readonly string[]): Promise<('right' | 'missed')[]> {
  await page.goto('/');
  await expect(home(page)).toContainText(/på det du har läst|Inget att repetera i dag/);
  const link = home(page).getByRole('link', { name: 'Repetera' });
  if (!(await link.isVisible())) return [];
  await expect(home(page)).toContainText(/(?<!\d)(1 fråga|[2-8] frågor) på det du har läst/);
  await link.click();
  const answers: ('right' | 'missed')[] = [];
  await expect(title(page)).toBeVisible();
  while ((await title(page).textContent())?.startsWith('Fråga') === true) {
    answers.push(await answer(page, known));
    await goOn(page).click();
    await expect(reveal(page).or(page.getByText('Klart för den här gången'))).toBeVisible();
  }
  return answers;
}

test(
  'weeks go by with reading, right answers and misses, a week away and a return',
  night,
  async ({ page, accounts }) => {
    const { goToDay } = deviceClock(page);
    const student = await accounts.create({ verified: true });
    await accounts.remember(page, student, true);
    // A month of a class is the load's own test (packages/student-work/src/repetition).
    const lessons: Readonly<Record<number, string>> = {
      0: 'TRSE/sprite_movement/about',
      2: 'TRSE/pixel_art/vice',
      4: 'TRSE/pixel_art/connect_vice',
    };
    const known: string[] = [];
    const asked = new Map<number, ('right' | 'missed')[]>();
    for (const day of [0, 2, 4, 14, 16]) {
      await goToDay(day);
      // A new student's home has nothing to repeat.
      if (known.length > 0) asked.set(day, await visit(page, known));
      const path = lessons[day];
      if (path !== undefined) known.push(await study(page, path));
    }
    const all = [...asked.values()].flat();
    expect(asked.get(2), 'what was read and answered two days ago').toEqual(['right']);
    expect(all.filter((each) => each === 'right').length).toBeGreaterThanOrEqual(3);
    expect(all.filter((each) => each === 'missed').length).toBeGreaterThanOrEqual(2);
    for (const [day, answers] of asked)
      expect(answers.length, `day ${day}`).toBeLessThanOrEqual(10);
    // The week away has made everything due, and the return is one sitting of it, in which misses
    // come back.
    expect(asked.get(14)?.length).toBeGreaterThanOrEqual(Object.keys(lessons).length);
    const kept = Object.keys(await storedFor(page, student.uid));
    expect(kept.filter((key) => key.startsWith('repeat:')).length).toBe(
      Object.keys(lessons).length,
    );
  },
);
