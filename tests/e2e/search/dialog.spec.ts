import type { Page } from '@playwright/test';
import { expectNoFindingsInBothModes } from '../../support/axe';
import { firstExercises } from '../../support/firstExercises';
import { night, rowAt } from '../../support/night';
import { expect, lesson, test } from '../../support/site';
import { field, openLesson, openSearch, options } from './support';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sök i kurserna' });
const selected = (page: Page) => page.getByRole('option', { selected: true });

test('opens with Ctrl+K, with / and with its button, which gets focus back, and Escape closes it', async ({
  memberPage,
}) => {
  await openLesson(memberPage);
  for (const key of ['Control+k', '/']) {
    await memberPage.keyboard.press(key);
    await expect(field(memberPage), key).toBeFocused();
    await expect(field(memberPage), key).toHaveValue('');
    await memberPage.keyboard.press('Escape');
    await expect(dialog(memberPage), key).toHaveCount(0);
  }
  await memberPage.getByRole('button', { name: 'Sök', exact: true }).click();
  await expect(field(memberPage)).toBeFocused();
  await memberPage.keyboard.press('Escape');
  await expect(memberPage.getByRole('button', { name: 'Sök', exact: true })).toBeFocused();
});

test('a press beside it closes it, a press in it does not, nor a selection dragged out of it', async ({
  memberPage,
}) => {
  await memberPage.setViewportSize({ width: 1280, height: 900 });
  await openSearch(memberPage);
  await field(memberPage).fill('dekorator');
  await expect(options(memberPage).first()).toContainText('Modul 13');
  const box = await dialog(memberPage).boundingBox();
  if (box === null) throw new Error('The dialog has no place on the screen');
  const beside = [box.x / 2, box.y + box.height / 2] as const;
  // At the bottom, where the keys are told.
  await memberPage.mouse.click(box.x + box.width / 2, box.y + box.height - 12);
  await field(memberPage).hover();
  await memberPage.mouse.down();
  await memberPage.mouse.move(...beside);
  await memberPage.mouse.up();
  // What closes is gone before the next key is answered.
  await field(memberPage).press('End');
  await memberPage.keyboard.type('e');
  await expect(field(memberPage)).toHaveValue('dekoratore');
  await memberPage.mouse.click(...beside);
  await expect(dialog(memberPage)).toHaveCount(0);
  await expect(memberPage.getByRole('button', { name: 'Sök', exact: true })).toBeFocused();
});

test('answers while one types, best first, and Enter opens the section', async ({ memberPage }) => {
  await openSearch(memberPage);
  await memberPage.keyboard.type('konflikter i git');
  await expect(options(memberPage).first()).toContainText('Konflikt steg för steg');
  await expect(selected(memberPage)).toContainText('Konflikt steg för steg');
  await expect(options(memberPage).first().locator('mark').first()).toHaveText('Git');
  await expect(options(memberPage).first()).toContainText('Årskurs 3');
  await memberPage.keyboard.press('Enter');
  await expect(memberPage).toHaveURL(/\/courses\/3\/m2#konflikt/);
  await expect(memberPage.getByRole('heading', { name: /Konflikt steg för steg/ })).toBeFocused();
  await expect(dialog(memberPage)).toHaveCount(0);
});

test('the arrows go through the answers and round', async ({ memberPage }) => {
  await openSearch(memberPage);
  await memberPage.keyboard.type('algoritm');
  await expect(options(memberPage).nth(2)).toBeVisible();
  await memberPage.keyboard.press('ArrowDown');
  await expect(options(memberPage).nth(1)).toHaveAttribute('aria-selected', 'true');
  const id = await options(memberPage).nth(1).getAttribute('id');
  await expect(field(memberPage)).toHaveAttribute('aria-activedescendant', id ?? '');
  await memberPage.keyboard.press('ArrowUp');
  await memberPage.keyboard.press('ArrowUp');
  await expect(options(memberPage).last()).toHaveAttribute('aria-selected', 'true');
  await expect(selected(memberPage)).toBeInViewport();
});

test('tells a screen reader how much was found', async ({ memberPage }) => {
  await openSearch(memberPage);
  const status = dialog(memberPage).getByRole('status');
  await memberPage.keyboard.type('sanningstabell');
  await expect(status).toHaveText(/^\d+ sidor hittades/);
  await field(memberPage).fill('xyzzyqq');
  await expect(status).toHaveText('Inga träffar på xyzzyqq');
});

test('says what to do when nothing is found', night, async ({ memberPage }) => {
  await openSearch(memberPage);
  await field(memberPage).fill('xyzzyqq');
  await expect(memberPage.getByRole('heading', { name: /Inga träffar på/ })).toBeVisible();
  await dialog(memberPage).getByRole('link', { name: 'Artificiell intelligens' }).click();
  await expect(memberPage.getByRole('heading', { level: 1 })).toContainText('Artificiell');
  await expect(dialog(memberPage)).toHaveCount(0);
});

test('remembers what was searched for, and forgets it when asked', async ({ memberPage }) => {
  await openSearch(memberPage);
  await memberPage.keyboard.type('dekorator');
  await expect(options(memberPage).first()).toContainText('Modul 13');
  await memberPage.keyboard.press('Enter');
  await expect(memberPage.getByRole('heading', { level: 1 })).toContainText('Modul 13');
  await memberPage.keyboard.press('Control+k');
  await dialog(memberPage).getByRole('button', { name: 'dekorator', exact: true }).click();
  await expect(field(memberPage)).toHaveValue('dekorator');
  await expect(options(memberPage).first()).toContainText('Modul 13');
  await field(memberPage).fill('');
  await memberPage.getByRole('button', { name: 'Rensa senaste sökningar' }).click();
  await expect(memberPage.getByRole('heading', { name: 'Prova till exempel' })).toBeVisible();
});

test('/ and ? are written where text is written', async ({ memberPage }) => {
  await openSearch(memberPage);
  await memberPage.keyboard.type('a/b');
  await expect(field(memberPage)).toHaveValue('a/b');
  await memberPage.goto('/courses/3/m1');
  const editor = memberPage.getByRole('textbox').first();
  await editor.focus();
  await memberPage.keyboard.press('/');
  await memberPage.keyboard.press('?');
  await expect(editor).toContainText('/?');
  await expect(memberPage.getByRole('dialog')).toHaveCount(0);
});

const screens = [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const;

for (const [place, [what, viewport]] of screens.entries()) {
  test(
    `has no accessibility findings on ${what} in either colour mode`,
    rowAt(place),
    async ({ memberPage }) => {
      await memberPage.setViewportSize(viewport);
      await openLesson(memberPage);
      await memberPage.getByRole('button', { name: 'Sök', exact: true }).click();
      await expectNoFindingsInBothModes(memberPage);
      await field(memberPage).fill('rekursion');
      await expect(options(memberPage).first()).toBeVisible();
      await expectNoFindingsInBothModes(memberPage);
      await field(memberPage).fill('xyzzyqq');
      await expect(memberPage.getByRole('heading', { name: /Inga träffar på/ })).toBeVisible();
      await expectNoFindingsInBothModes(memberPage);
    },
  );
}

test('fills the screen of a phone, also the narrowest', async ({ memberPage }) => {
  for (const width of [390, 320]) {
    await memberPage.setViewportSize({ width, height: 700 });
    await openSearch(memberPage);
    expect(await dialog(memberPage).boundingBox()).toEqual({ x: 0, y: 0, width, height: 700 });
    await field(memberPage).fill('GDB_grundläggande kommandon characterbody2d');
    await expect(options(memberPage).first()).toBeVisible();
    const overflow = await dialog(memberPage).evaluate(
      (element) => element.scrollWidth - element.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await memberPage.keyboard.press('Escape');
  }
});

// That every lesson is found is asked of the built index in Node (tests/build/search.test.ts); this
// is the way from there to the answers.
test(
  'finds a lesson in eight by a word of its first exercise, or by the next one tried',
  night,
  async ({ memberPage }) => {
    const all = await firstExercises('docs');
    const exercises = all.filter((_, place) => place % 8 === 0);
    await openSearch(memberPage);
    for (const { route, words } of exercises) {
      const address = encodeURI(route);
      const lesson = memberPage
        .locator(`[role=option]:is([href^="${route}"], [href^="${address}"])`)
        .first();
      const found: boolean[] = [];
      for (const word of words) {
        await field(memberPage).fill(word);
        // The answers are there when the field has taken in the word: both come in the same turn.
        await expect(options(memberPage).first()).toBeAttached();
        found.push((await lesson.count()) > 0);
        if (found.includes(true)) break;
      }
      expect(found, `${words.join(' or ')} finds ${route}`).toContain(true);
    }
    expect(exercises.length).toBeGreaterThan(7);
  },
);

test('opens an answer in another tab with Ctrl and a click', async ({ memberPage }) => {
  await openSearch(memberPage);
  await field(memberPage).fill('sanningstabell');
  const tab = memberPage.context().waitForEvent('page');
  await options(memberPage)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect((await tab).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(memberPage).toHaveURL(new RegExp(lesson.path));
});
