import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import Judged from '@site/tests/fixtures/docs/judged.mdx';
import { fill, openPage, part, type OpenPage, type Part } from '@site/tests/support/dom/page';

/** The exercises whose labs and flags judge them: solving what stands in one is passing it. */

let page: OpenPage;

const exercise = (title: string): Part => part(`Uppgift: ${title}`);
const isDone = (title: string): boolean =>
  exercise(title).getByRole<HTMLInputElement>('checkbox', { name: 'Klar' }).checked;

const press = (name: string | RegExp, within: Part): Promise<void> =>
  page.user.click(within.getByRole('button', { name }));

async function buildNot(lab: Part): Promise<void> {
  await press('Lägg till NOT', lab);
  for (const [from, to] of [
    ['A', 'NOT 1'],
    ['NOT 1', 'utgången Y'],
  ] as const) {
    await press(`Ledning från ${from}`, lab);
    await press(new RegExp(`^Ledning till ${to}`), lab);
  }
}

/** Wrongly first and then rightly, each time judged. */
type Solve = (inside: Part) => Promise<void>;

const tryFlag = async (inside: Part, flag: string): Promise<void> => {
  fill(inside.getByLabelText('Flaggan du hittade'), flag);
  await press('Kontrollera', inside);
};

const solutions: Readonly<Record<string, readonly [wrongly: Solve, rightly: Solve]>> = {
  Flaggan: [
    async (inside) => {
      await tryFlag(inside, 'KURS{nej}');
      await inside.findByText(/Kontrollera stora och små/);
    },
    (inside) => tryFlag(inside, 'KURS{hej}'),
  ],
  Tabellen: [
    async (inside) => {
      for (const cell of inside.getAllByRole('button', { name: /^F där/ }))
        await page.press(cell, '1');
      await press('Kontrollera', inside);
    },
    async (inside) => {
      await page.press(inside.getByRole('button', { name: /^F där A=1/ }), '0');
      expect(isDone('Tabellen')).toBe(false);
      await press('Kontrollera', inside);
    },
  ],
  Uttrycket: [
    async (inside) => {
      fill(inside.getByRole('textbox'), 'A');
      await press('Kontrollera', inside);
    },
    async (inside) => {
      fill(inside.getByRole('textbox'), 'B + A');
      await press('Kontrollera', inside);
    },
  ],
  Ringarna: [
    (inside) => press('Kontrollera', inside),
    async (inside) => {
      for (const cell of inside.getAllByRole('button', { name: /: 1$/ }))
        await page.user.click(cell);
      await press('Ringa in', inside);
      await press('Kontrollera', inside);
    },
  ],
  Bygget: [
    (inside) => press('Kontrollera', inside),
    async (inside) => {
      await buildNot(inside);
      await press('Kontrollera', inside);
    },
  ],
  Texten: [
    async (inside) => {
      await press('Kontrollera', inside);
      await inside.findByText(/men din krets ger/);
    },
    async (inside) => {
      fill(inside.getByLabelText('Kretsen som text'), 'inputs: A\noutputs: Y\nY = nand(A, A)');
      await press('Kontrollera', inside);
    },
  ],
  Tangenterna: [
    (inside) => page.press(inside.getByRole('textbox', { name: /^Övningstext/ }), 'x'),
    () => page.user.keyboard('d'),
  ],
};

test.each(Object.entries(solutions))(
  '%s is passed by what stands in it, and stays so',
  async (title, [wrongly, rightly]) => {
    page = await openPage(Judged, title);
    await wrongly(exercise(title));
    expect(isDone(title)).toBe(false);
    await rightly(exercise(title));
    await waitFor(() => {
      expect(isDone(title)).toBe(true);
    });
    await page.reload();
    expect(isDone(title)).toBe(true);

    // Who takes the mark away has done so, however often the page is seen.
    await page.user.click(exercise(title).getByRole('checkbox', { name: 'Klar' }));
    await page.reload();
    expect(isDone(title)).toBe(false);
  },
);

/** What an earlier version of the site left: the work, and nothing of its being right. */
function forgetMarks(): void {
  for (const key of Object.keys(localStorage))
    if (/:(?:exercise|work):/.test(key)) localStorage.removeItem(key);
}

test.each(['Flaggan', 'Tabellen', 'Uttrycket', 'Ringarna', 'Bygget', 'Tangenterna'])(
  '%s, solved before its solving counted, is passed when the page is seen',
  async (title) => {
    page = await openPage(Judged, title);
    await solutions[title]?.[0](exercise(title));
    await solutions[title]?.[1](exercise(title));
    await waitFor(() => {
      expect(isDone(title)).toBe(true);
    });
    forgetMarks();
    await page.reload();
    await waitFor(() => {
      expect(isDone(title)).toBe(true);
    });
    expect(screen.queryByText(/: klar\./)).toBeNull();
  },
);

test('an exercise with several is passed when the last of them is right, whatever day', async () => {
  const title = 'Allt på en gång';
  page = await openPage(Judged, title);
  const lab = (name: string): Part => part(`Labb ${name}`);
  fill(lab('Skriv AND').getByRole('textbox'), 'A·B');
  await press('Kontrollera', lab('Skriv AND'));
  expect(isDone(title)).toBe(false);

  await page.reload();
  fill(exercise(title).getByLabelText('Antalet ettor'), '1');
  await press('Svara', exercise(title));
  await exercise(title).findByText(/✓ Rätt/);
  expect(isDone(title)).toBe(false);

  await page.reload();
  const and = lab('Bygg AND');
  await press('Lägg till AND', and);
  for (const [from, to] of [
    ['A', 'AND 1, ingång 1'],
    ['B', 'AND 1, ingång 2'],
    ['AND 1', 'utgången Y'],
  ] as const) {
    await press(`Ledning från ${from}`, and);
    await press(`Ledning till ${to}`, and);
  }
  expect(isDone(title)).toBe(false);
  await press('Kontrollera', and);
  expect(isDone(title)).toBe(true);
});
