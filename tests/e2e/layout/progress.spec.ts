import type { Page } from '@playwright/test';
import { expectColours, expectNoFindings } from '../../support/axe';
import { night, rowAt } from '../../support/night';
import { switchMode } from '../../support/pageFaults';
import {
  answerRightly,
  lessonEnd,
  markRead,
  openLesson,
  tickExercise,
} from '../../support/progress';
import { expect, lesson, longLesson, test } from '../../support/site';
import { nextFrames, openWhole, waitUntilWhole } from '../../support/wholePage';

const course = 'Tillämpad programmering';
/** The category of the lesson that is read here, and its name in lists. */
const category = '/courses/category/moving-sprites-in-trse';
const label = 'Om momentet';

function sidebarOf(page: Page) {
  return page.getByRole('navigation', { name: 'Kursernas sidor' });
}

test('a lesson is read when the student says so, by keyboard too, and can be unread again', async ({
  memberPage,
}) => {
  await openLesson(memberPage);
  const end = lessonEnd(memberPage);
  // Having come to the end is not enough.
  await end.scrollIntoViewIfNeeded();
  await expect(end.getByRole('status').first()).toHaveText(/^Klar med .*\?$/);
  const sidebar = sidebarOf(memberPage);
  await expect(sidebar.getByRole('link', { name: label, exact: true })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: course, exact: true })).toBeVisible();

  await end.getByRole('button', { name: 'Markera som läst' }).focus();
  await memberPage.keyboard.press('Enter');
  await expect(end.getByRole('status').first()).toHaveText(/^✓ Du är klar med .+\.$/);
  await expect(end.getByText(/^1 av \d+ lektioner lästa i den här delen$/)).toBeVisible();
  await expect(end.getByRole('button', { name: 'Ångra: markera som oläst' })).toBeFocused();
  await expect(sidebar.getByRole('link', { name: `${label}, läst`, exact: true })).toBeVisible();
  await expect(
    sidebar.getByRole('link', { name: new RegExp(`^${course}, 1 av \\d+ lektioner lästa$`) }),
  ).toBeVisible();

  await memberPage.reload();
  await expect(end.getByRole('status').first()).toHaveText(/^✓ Du är klar med .+\.$/);
  await end.getByRole('button', { name: 'Ångra: markera som oläst' }).focus();
  await memberPage.keyboard.press('Space');
  await expect(end.getByRole('button', { name: 'Markera som läst' })).toBeFocused();
  await expect(sidebar.getByRole('link', { name: label, exact: true })).toBeVisible();
});

test('what is no lesson cannot be marked', night, async ({ memberPage }) => {
  for (const path of ['/courses/', '/courses/ai/textbook/', category]) {
    await memberPage.goto(path);
    await expect(memberPage.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(lessonEnd(memberPage), path).toHaveCount(0);
  }
  await memberPage.goto('/');
  await expect(memberPage.getByRole('link', { name: 'Välj kurs' })).toBeVisible();
});

test('results of exercises and questions count in the lesson, on the card and on home', async ({
  memberPage,
}) => {
  await openLesson(memberPage);
  const end = lessonEnd(memberPage);
  // What the build has counted is what is on the page.
  const exercises = memberPage.getByRole('region', { name: /^Uppgift/ });
  await expect(exercises.first()).toBeVisible();
  const total = await exercises.count();
  await expect(end).toContainText(`0 av ${total} uppgifter klara`);
  await expect(end).toContainText(/· 0 av \d+ frågor rätt/);
  await tickExercise(memberPage);
  await expect(end).toContainText(/1 av \d+ uppgifter klara · 0 av \d+ frågor rätt/);
  await answerRightly(memberPage);
  await expect(end).toContainText(/1 av \d+ uppgifter klara · 1 av \d+ frågor rätt/);
  // On home the pieces do not break, so their blanks are another character.
  const counts = /1\sav\s\d+\suppgifter\sklara · 1\sav\s\d+\sfrågor\srätt/;

  await memberPage.goto(category);
  const card = memberPage.getByRole('article').getByRole('link', { name: new RegExp(`^${label}`) });
  await expect(card).toContainText('Inte läst än');
  await expect(card).toContainText(counts);
  const untouched = memberPage.getByRole('article').getByRole('link', { name: /^Förkunskaper/ });
  await expect(untouched).not.toContainText('läst');

  await memberPage.goto('/');
  await expect(memberPage.getByRole('region', { name: 'Fortsätt där du var' })).toContainText(
    counts,
  );
});

test('home leads a new student to the start and others back to where they were', async ({
  memberPage,
}) => {
  await memberPage.goto('/');
  await expect(memberPage.getByRole('link', { name: 'Välj kurs' })).toBeVisible();
  const area = memberPage.getByRole('region', { name: 'Årskurs 3', exact: true });
  await expect(area.getByRole('link', { name: 'Börja med Årskurs 3' })).toBeVisible();

  // What has not got its height yet would push the place that was scrolled to out of the window.
  await openWhole(memberPage, longLesson.path);
  const place = memberPage.getByRole('heading', { name: /^Vidare/ });
  await place.evaluate((heading) => {
    heading.scrollIntoView({ behavior: 'instant' });
  });
  await waitUntilWhole(memberPage, longLesson.path);
  await nextFrames(memberPage);
  await expect(place).toBeInViewport();
  await memberPage.goto('/');
  const back = memberPage.getByRole('region', { name: 'Fortsätt där du var' });
  await expect(back).toContainText(longLesson.heading);
  await expect(back).toContainText('Du var vid ”Vidare”.');
  await expect(memberPage.getByRole('link', { name: 'Välj kurs' })).toHaveCount(0);
  await back.getByRole('link', { name: 'Fortsätt' }).click();
  await memberPage.waitForURL(`**${longLesson.path}#vidare`);
  await markRead(memberPage);

  await memberPage.goto('/');
  await expect(area).toContainText(/1 av \d+ lektioner lästa/);
  // What is read is not offered again.
  const next = memberPage.getByRole('region', { name: 'Härnäst' });
  await expect(next).toContainText('Modul 3');
  const later = memberPage.getByRole('region', { name: 'Sedan i Årskurs 3' });
  await expect(later.getByRole('listitem')).toHaveCount(3);
  await expect(later.getByRole('link', { name: /^Modul 3/ })).toHaveCount(0);
  await next.getByRole('link', { name: 'Börja' }).click();
  await expect(memberPage.getByRole('heading', { level: 1, name: /^Modul 3/ })).toBeVisible();
});

test('a category page says how much of it is read, and which lessons', async ({ memberPage }) => {
  await openLesson(memberPage);
  await markRead(memberPage);
  await memberPage.goto(category);
  await expect(memberPage.getByText(/^1 av \d+ lektioner lästa$/)).toBeVisible();
  const cards = memberPage.getByRole('article');
  await expect(cards.getByRole('link', { name: new RegExp(`^${label}`) })).toContainText('✓ Läst');
  await memberPage.goto('/courses/category/årskurs-3');
  await expect(memberPage.getByText(/^0 av \d+ lektioner lästa$/)).toBeVisible();
  // The count of a closed category stands upright, where the theme would turn it as its arrow.
  const closed = sidebarOf(memberPage).getByRole('link', { name: new RegExp(`^${course}, 1 av`) });
  const turn = await closed.evaluate((link) => getComputedStyle(link, '::after').transform);
  expect(turn).toBe('none');
});

test('what is done in one tab is seen in the others at once', async ({ memberPage, context }) => {
  await openLesson(memberPage);
  const other = await context.newPage();
  await other.goto(category);
  await expect(other.getByText(/^0 av \d+ lektioner lästa$/)).toBeVisible();
  await markRead(memberPage);
  await expect(other.getByText(/^1 av \d+ lektioner lästa$/)).toBeVisible();
  await expect(sidebarOf(other).getByRole('link', { name: `${label}, läst` })).toBeVisible();
  await lessonEnd(memberPage)
    .getByRole('button', { name: /^Ångra/ })
    .click();
  await expect(other.getByText(/^0 av \d+ lektioner lästa$/)).toBeVisible();
});

const refusals = [
  ['is full', 'QuotaExceededError', 'Det senaste kunde inte sparas: utrymmet'],
  ['is refused', 'SecurityError', 'Webbläsaren låter inte sidan spara något.'],
] as const;

for (const [place, [what, fault, text]] of refusals.entries()) {
  test(
    `storage that ${what} is told, and the page goes on working`,
    rowAt(place),
    async ({ memberPage }) => {
      await memberPage.addInitScript((name) => {
        const store = Storage.prototype.setItem;
        Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
          if (key.startsWith('kurser:')) throw new DOMException('nej', name);
          store.call(this, key, value);
        };
      }, fault);
      await openLesson(memberPage);
      await markRead(memberPage);
      await expect(lessonEnd(memberPage)).toContainText(/✓ Du är klar med .+\./);
      await expect(lessonEnd(memberPage)).toContainText(text);
      await expect(
        sidebarOf(memberPage).getByRole('link', { name: `${label}, läst` }),
      ).toBeVisible();
    },
  );
}

test('progress has no accessibility findings in either colour mode, fits 320 px and is not printed', async ({
  memberPage,
}) => {
  const area = '/courses/category/tillämpad-programmering';
  await memberPage.setViewportSize({ width: 1280, height: 900 });
  await openLesson(memberPage);
  await markRead(memberPage);
  await tickExercise(memberPage);
  for (const path of ['/', area, lesson.path]) {
    await memberPage.setViewportSize({ width: 1280, height: 900 });
    await openWhole(memberPage, path);
    await expect(memberPage.getByText(/lektioner lästa|✓ Du är klar med/).first()).toBeAttached();
    await expectNoFindings(memberPage);
    await switchMode(memberPage, 'light');
    await expectColours(memberPage);
    await switchMode(memberPage, 'dark');
    await memberPage.setViewportSize({ width: 320, height: 640 });
    const overflow = await memberPage.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  await memberPage.emulateMedia({ media: 'print' });
  await expect(memberPage.getByText(/^✓ Du är klar med/)).toBeHidden();
  await memberPage.goto(area);
  await expect(
    memberPage.getByRole('heading', { level: 1, name: 'Tillämpad programmering' }),
  ).toBeVisible();
  await expect(memberPage.getByText(/lektioner lästa/).filter({ visible: true })).toHaveCount(0);
});
