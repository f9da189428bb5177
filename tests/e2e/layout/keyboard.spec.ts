import type { Page } from '@playwright/test';
import { tabTo, unseenStops, walk } from '../../support/keyboard';
import { rowAt } from '../../support/night';
import { expect, lesson, longLesson, test } from '../../support/site';
import { openWhole } from '../../support/wholePage';

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** From the top of a page past the frame, as the first link offers. */
async function skipFrame(page: Page): Promise<void> {
  const skip = page.getByRole('link', { name: 'Hoppa till huvudinnehållet' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(skip).not.toBeFocused();
}

const walked = [
  ['a lesson with a lab', '/courses/applied_programming/digital_logic/gates'],
  ['home', '/'],
  ['a category', '/courses/category/årskurs-3'],
  ['a lesson', longLesson.path],
  ['a public page', '/tillganglighet'],
  ['the page for addresses that lead nowhere', '/finns-inte'],
] as const;

for (const [place, [what, path]] of walked.entries()) {
  test(
    `the tab key goes through ${what}, seen all the way`,
    rowAt(place),
    async ({ memberPage, consoleGuard }) => {
      if (path === '/finns-inte') consoleGuard.allow(/404/);
      await openWhole(memberPage, path);
      const stops = await walk(memberPage);
      expect(unseenStops(stops)).toEqual([]);
      expect(stops.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['Hoppa till huvudinnehållet', 'Kurser', 'Konto', 'Logga ut']),
      );
    },
  );
}

test('a stop that cannot be seen is found', async ({ memberPage }) => {
  await openWhole(memberPage, '/');
  await memberPage.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'afterbegin',
      `<button type="button" style="outline: none">utan ram</button>
      <div style="position: relative; height: 3rem"><button type="button">under</button>
      <div style="position: absolute; inset: 0; background: Canvas"></div></div>`,
    );
  });
  expect(unseenStops(await walk(memberPage))).toEqual(['utan ram', 'under']);
  await expect(
    tabTo(memberPage, memberPage.getByRole('link', { name: 'Välj kurs' })),
  ).rejects.toThrow('utan ram');
});

test('a question is answered and a hint is opened', async ({ memberPage }) => {
  await openWhole(memberPage, lesson.path);
  await skipFrame(memberPage);
  const quiz = memberPage.getByRole('group', { name: /^Quiz/ }).nth(1);
  await tabTo(memberPage, quiz.getByRole('button', { name: /^Fråga 3:/ }));
  await memberPage.keyboard.press('Enter');
  const question = quiz.getByRole('group', { name: 'Fråga 3 av' });
  await expect(question).toBeFocused();
  await tabTo(memberPage, question.getByRole('radio').first());
  await memberPage.keyboard.press('Space');
  await expect(question.getByRole('radio').first()).toBeChecked();
  await tabTo(memberPage, quiz.getByRole('button', { name: 'Svara', exact: true }));
  await memberPage.keyboard.press('Enter');
  await expect(quiz.locator('[data-feedback]').filter({ visible: true })).toBeFocused();

  const exercise = memberPage.getByRole('region', { name: /^Uppgift/ }).first();
  const hint = (number: number) => exercise.getByText(new RegExp(`^Ledtråd ${number} av`));
  await tabTo(memberPage, hint(1));
  await memberPage.keyboard.press('Enter');
  await expect(hint(2)).toBeVisible();
  await tabTo(memberPage, hint(2));
  await memberPage.keyboard.press('Space');
  await expect(exercise.getByText(/^Ledtråd [12] av/)).toHaveCount(2);
  const done = exercise.getByLabel('Klar');
  await tabTo(memberPage, done);
  await memberPage.keyboard.press('Space');
  await expect(done).toBeChecked();
});

test('the search is gone through, seen all the way, and gives the focus back', async ({
  memberPage,
}) => {
  await openWhole(memberPage, lesson.path);
  const button = memberPage.getByRole('button', { name: 'Sök', exact: true });
  await tabTo(memberPage, button);
  await memberPage.keyboard.press('Enter');
  const field = memberPage.getByRole('combobox', { name: 'Sök i kurserna' });
  await expect(field).toBeFocused();
  expect(unseenStops(await walk(memberPage))).toEqual([]);
  await field.focus();
  await memberPage.keyboard.type('rekursion');
  await expect(memberPage.getByRole('option').first()).toBeVisible();
  expect(unseenStops(await walk(memberPage))).toEqual([]);
  await memberPage.keyboard.press('Escape');
  await expect(memberPage.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the account is gone through, seen all the way, and gives the focus back', async ({
  memberPage,
}) => {
  await openWhole(memberPage, lesson.path);
  const button = memberPage.getByRole('button', { name: 'Konto', exact: true });
  await tabTo(memberPage, button);
  await memberPage.keyboard.press('Enter');
  const dialog = memberPage.getByRole('dialog', { name: 'Konto' });
  await expect(dialog).toBeVisible();
  for (const part of ['Byt lösenord', 'Mitt arbete på den här enheten', 'Ta bort mitt konto']) {
    const opener = dialog.getByRole('button', { name: part });
    await tabTo(memberPage, opener);
    await memberPage.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(unseenStops(await walk(memberPage))).toEqual([]);
  }
  await memberPage.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('from home to a lesson with the tab key and Enter', async ({ memberPage }) => {
  await openWhole(memberPage, '/');
  await tabTo(memberPage, memberPage.getByRole('link', { name: 'Årskurs 3', exact: true }));
  await memberPage.keyboard.press('Enter');
  await expect(memberPage.getByRole('heading', { name: 'Årskurs 3', level: 1 })).toBeVisible();
  const sidebar = memberPage.getByRole('navigation', { name: 'Kursernas sidor' });
  for (const category of ['Artificiell intelligens', 'Lärobok']) {
    const unfold = sidebar.getByRole('button', { name: `Visa innehållet i '${category}'` });
    await tabTo(memberPage, unfold);
    await memberPage.keyboard.press('Enter');
    // Unfolded: a pointer could meet what is in it.
    const inside = category === 'Lärobok' ? '1 Vad är AI?' : 'Lärobok';
    await sidebar.getByRole('link', { name: inside }).click({ trial: true });
  }
  await tabTo(memberPage, sidebar.getByRole('link', { name: '1 Vad är AI?' }));
  await memberPage.keyboard.press('Enter');
  await expect(memberPage).toHaveURL(/\/courses\/ai\/textbook\/1$/);
  await expect(memberPage.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
});

test('the colours are switched, and the page’s top is a key away', async ({ memberPage }) => {
  await openWhole(memberPage, lesson.path);
  await tabTo(memberPage, memberPage.getByRole('button', { name: /nu ljust utseende/ }));
  await memberPage.keyboard.press('Enter');
  await expect(memberPage.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(memberPage.getByRole('button', { name: /nu mörkt utseende/ })).toBeFocused();

  const scrolled = (): Promise<number> => memberPage.evaluate(() => window.scrollY);
  /**
   * Presses a key and waits until the page stands still: a key that comes while it is on its way is
   * not a new start.
   */
  const roll = async (press: () => Promise<void>): Promise<void> => {
    const rolled = await memberPage.evaluateHandle(() => ({
      end: new Promise((resolve) => {
        document.addEventListener('scrollend', resolve, { once: true });
      }),
    }));
    await press();
    await rolled.evaluate(async ({ end }) => {
      await end;
    });
  };
  const toEnd = async (): Promise<void> => {
    await roll(() => memberPage.keyboard.press('End'));
    const left = await memberPage.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
    );
    expect(left).toBeLessThan(1);
  };
  await toEnd();
  expect(await scrolled()).toBeGreaterThan(2000);
  await roll(() => memberPage.keyboard.press('PageUp'));
  const toTop = memberPage.getByRole('button', { name: 'Scrolla till toppen' });
  await expect(toTop).toBeVisible();
  await roll(() => toTop.press('Enter'));
  expect(await scrolled()).toBe(0);
  await toEnd();
  await roll(() => memberPage.keyboard.press('Home'));
  expect(await scrolled()).toBe(0);
});

test('the menu of a narrow window is opened, gone through and left', async ({ memberPage }) => {
  await memberPage.setViewportSize({ width: 390, height: 844 });
  await openWhole(memberPage, '/courses/category/årskurs-3');
  const open = memberPage.getByRole('button', { name: 'Visa eller dölj menyn' });
  await tabTo(memberPage, open);
  await memberPage.keyboard.press('Enter');
  const menu = memberPage.locator('.navbar-sidebar');
  const close = menu.getByRole('button', { name: 'Stäng menyn' });
  // Drawn in: a pointer could meet it.
  await close.click({ trial: true });
  expect(unseenStops(await walk(memberPage))).toEqual([]);
  await close.press('Enter');
  await expect(memberPage.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(open).toBeFocused();
  await memberPage.keyboard.press('Enter');
  await close.click({ trial: true });
  await tabTo(memberPage, menu.getByRole('link', { name: '2 Git' }));
  await memberPage.keyboard.press('Enter');
  await expect(memberPage.getByRole('heading', { name: longLesson.heading })).toBeVisible();
  await expect(memberPage.locator('.navbar-sidebar--show')).toHaveCount(0);
});
