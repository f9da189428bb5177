import type { Locator, Page } from '@playwright/test';
import { contrast } from '../../support/contrast';
import { expect, test } from '../../support/fixturePage';
import { expectEdge, expectReadable, look } from '../../support/forcedColours';
import { night } from '../../support/night';

/** Python is several megabytes and starts from nothing. */
const started = { timeout: 120_000 };

async function openPart(
  page: Page,
  path: string,
  name: string | RegExp,
  role: 'region' | 'group' = 'region',
): Promise<Locator> {
  await page.goto(path);
  const part = page.getByRole(role, { name });
  await expect(part).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
  return part;
}

const openQuiz = (page: Page) => openPart(page, '/courses/quiz', /Quiz\s*6 frågor/, 'group');
const openProgram = (page: Page) => openPart(page, '/courses/pyrun', 'Räkna medelvärdet');
const openCircuit = (page: Page) => openPart(page, '/courses/gatesim', 'Labb Heladderare');
const openMaze = (page: Page) => openPart(page, '/courses/mazeviz', 'Bredden först mot A*');

/** Looks at the page with the system's own colours, the light ones and then the dark. */
async function inSystemColours(page: Page, see: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await see();
  }
}

test.describe('in the system’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('a quiz tells right from wrong in words, and where one is', async ({ page }) => {
    const quiz = await openQuiz(page);
    const step = (number: number) => quiz.getByRole('button', { name: `Fråga ${number}:` });
    // What is drawn of a step is a dot in a larger place to press.
    const dot = (number: number) => step(number).locator('span');
    const answer = quiz.getByRole('button', { name: 'Svara', exact: true });
    await inSystemColours(page, async () => {
      expect(await look(dot(1))).not.toEqual(await look(dot(2)));
      for (const choice of await quiz.getByRole('radio').all())
        await expectEdge(choice.locator('..'));
    });
    await quiz.getByLabel('False').check();
    await inSystemColours(page, async () => {
      for (const part of [answer, dot(1), dot(2)]) await expectReadable(part);
    });
    await answer.click();
    const feedback = quiz.locator('[data-feedback]').filter({ visible: true });
    await expect(feedback).toContainText('Inte rätt än.');
    await inSystemColours(page, () => expectEdge(feedback));
    await quiz.getByRole('button', { name: 'Försök igen' }).click();
    await quiz.getByLabel('True').check();
    await answer.click();
    await expect(feedback).toContainText('✓ Rätt.');
    await expect(step(1)).toContainText('✓');
  });

  test(
    'a program has an edge around its code and output, and its checks tell in words',
    night,
    async ({ page }) => {
      const program = await openProgram(page);
      const box = program.locator('div', { has: page.locator('> .cm-editor') }).last();
      const run = program.getByRole('button', { name: 'Kör', exact: true });
      await inSystemColours(page, async () => {
        await expectEdge(program);
        await expectEdge(box);
        await expectReadable(run);
      });
      await run.click();
      await expect(program.getByRole('status').first()).toContainText(
        'Programmet klarade 0 av 2 kontroller.',
        started,
      );
      const check = program.getByRole('listitem').first();
      await expect(check).toContainText('✗ Kontroll 1: stämmer inte.');
      await program.getByRole('textbox', { name: /^Pythonkod/ }).focus();
      await inSystemColours(page, async () => {
        await expectEdge(program.getByRole('log', { name: 'Utskrift' }));
        await expectEdge(check);
        await expect(box).toHaveCSS('outline-style', 'solid');
      });
    },
  );

  test('a circuit tells ones from zeros by the weight of its lines, and its signs can be read', async ({
    page,
  }) => {
    const circuit = await openCircuit(page);
    const on = circuit.locator('svg [class*=lampOn]:not(text)');
    const off = circuit.locator('svg circle[class*=lamp]:not([class*=lampOn])');
    await expect(circuit.getByText('S = 1, Cout = 0')).toBeAttached();
    await inSystemColours(page, async () => {
      expect(await look(on.first())).not.toEqual(await look(off.first()));
      const one = await look(circuit.locator('svg g[class*=one] path').first());
      const zero = await look(circuit.locator('svg g[class*=zero] path').first());
      expect(parseFloat(one['strokeWidth'] ?? '')).toBeGreaterThan(
        parseFloat(zero['strokeWidth'] ?? ''),
      );
      const ground = await look(
        circuit.locator('div', { has: page.locator('> div > svg') }).last(),
      );
      for (const wire of [one, zero])
        expect(contrast(wire['stroke'] ?? '', ground['backgroundColor'] ?? '')).toBeGreaterThan(3);
      const sign = await look(circuit.locator('svg text[class*=lampValueOn]').first());
      const lamp = await look(on.first());
      expect(contrast(sign['fill'] ?? '', lamp['fill'] ?? '')).toBeGreaterThan(4.5);
    });
  });

  test('a maze tells walls from floor, and where the search is by a sign', async ({ page }) => {
    const maze = await openMaze(page);
    const cell = (name: RegExp) => maze.getByRole('gridcell', { name }).first();
    await inSystemColours(page, async () => {
      expect(await look(cell(/: vägg/))).not.toEqual(await look(cell(/: golv/)));
    });
    await maze.getByRole('button', { name: 'Framåt' }).click();
    await maze.getByRole('button', { name: 'Framåt' }).click();
    await expect(cell(/väntar i frontlinjen/)).toContainText('○');
    await inSystemColours(page, async () => {
      const here = await look(cell(/här är sökningen nu/));
      expect(contrast(here['color'] ?? '', here['backgroundColor'] ?? '')).toBeGreaterThan(4.5);
    });
  });

  test('what has only its shade left, or no ground of its own, is found', async ({ page }) => {
    const quiz = await openQuiz(page);
    await quiz.evaluate((panel) => {
      panel.insertAdjacentHTML(
        'beforeend',
        '<p style="background: #e4f1e7">rätt</p><p style="background: #f9e6e4">fel</p><b style="color: Canvas; background: LinkText">kör</b>',
      );
    });
    const [right, wrong] = [quiz.locator('> p').first(), quiz.locator('> p').last()];
    await inSystemColours(page, async () => {
      await expect(expectReadable(quiz.getByText('kör', { exact: true }))).rejects.toThrow();
      expect(await look(right)).toEqual(await look(wrong));
      await expect(expectEdge(wrong)).rejects.toThrow();
    });
  });
});

/** What moves on the page, in words: everything that takes longer than a frame. */
function movements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => Number(each.effect?.getComputedTiming().activeDuration) > 10)
      .map((each) => {
        const target = each.effect instanceof KeyframeEffect ? each.effect.target : null;
        return target?.outerHTML.slice(0, 120) ?? 'something';
      }),
  );
}

test.describe('with little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves when a question is answered', async ({ page }) => {
    const quiz = await openQuiz(page);
    await quiz.getByLabel('False').check();
    await quiz.getByRole('button', { name: 'Svara', exact: true }).click();
    expect(await movements(page)).toEqual([]);
  });

  test('nothing moves while a program starts, nor in its box', night, async ({ page }) => {
    const program = await openProgram(page);
    await program.getByRole('textbox', { name: /^Pythonkod/ }).focus();
    expect(await movements(page)).toEqual([]);
    await program.getByRole('button', { name: 'Kör', exact: true }).click();
    expect(await movements(page)).toEqual([]);
  });

  test('nothing moves when a circuit is switched or a lab takes a step', async ({ page }) => {
    const circuit = await openCircuit(page);
    await circuit.getByRole('button', { name: /^Ingång A:/ }).click();
    expect(await movements(page)).toEqual([]);
    const maze = await openMaze(page);
    await maze.getByRole('button', { name: 'Framåt' }).click();
    expect(await movements(page)).toEqual([]);
    const picture = await openPart(page, '/courses/convlab', 'Hitta den lodräta kanten');
    await picture.getByRole('button', { name: 'Framåt' }).click();
    expect(await movements(page)).toEqual([]);
  });

  test('nothing moves when a hint is opened', async ({ page }) => {
    await page.goto('/courses/exercise');
    const exercise = page.getByRole('region', { name: 'Uppgift: Antal veckor' });
    await exercise.getByText('Ledtråd 1 av 3').click();
    expect(await movements(page)).toEqual([]);
  });
});

test('what moves is found, where motion is not reduced', async ({ page }) => {
  const quiz = await openQuiz(page);
  await quiz.evaluate((panel) => {
    panel.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 60_000 });
  });
  // The table of contents may be marking its place at the same moment.
  expect(await movements(page)).toContainEqual(expect.stringMatching(/^<section/));
});
