import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import Puzzles from '@site/tests/fixtures/docs/parsons.mdx';
import { openPage, type OpenPage } from '@site/tests/support/dom/page';

let page: OpenPage;

const puzzle = (lines: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^Ordna: ${lines} rader`) }));

/** What the last check came to. */
const told = (lines: number): HTMLElement | null =>
  screen
    .getByRole('group', { name: new RegExp(`^Ordna: ${lines} rader`) })
    .querySelector<HTMLElement>('[data-feedback]');

/** The rows with how each is marked: '✓', '✗' or nothing. */
const marks = (lines: number): readonly string[] =>
  puzzle(lines)
    .getAllByRole('listitem')
    .map((row) => /[✓✗]/.exec(row.textContent)?.[0] ?? '');

beforeEach(async () => {
  page = await openPage(Puzzles);
});

/** Carries a line to the top with the keys alone. */
async function bringToTop(lines: number, name: string): Promise<void> {
  const [grip] = puzzle(lines).getAllByRole('button', { name: `Flytta: ${name}` });
  grip?.focus();
  await page.user.keyboard(' {Home} ');
}

const fromTheEnd = [
  'print(summa)',
  'summa = summa + t (indrag 4)',
  'for t in tal:',
  'summa = 0',
  'tal = [3, 5, 10]',
];

test('says how many lines from the top are right, and takes the right order', async () => {
  for (const line of fromTheEnd.slice(0, 4)) await bringToTop(5, line);
  await page.user.click(puzzle(5).getByRole('button', { name: 'Kontrollera' }));
  expect(told(5)).toHaveTextContent('✗ Inte rätt än. 0 av 5 stämmer uppifrån räknat.');
  await bringToTop(5, 'tal = [3, 5, 10]');
  expect(puzzle(5).getByText('tal = [3, 5, 10]: släppt på plats 1 av 5')).toBeInTheDocument();
  await page.user.click(puzzle(5).getByRole('button', { name: 'Kontrollera' }));
  expect(told(5)).toHaveTextContent('✓ Rätt. På försök 2.');
  expect(told(5)).toHaveFocus();
});

test('after a check the rows are marked as far as they can be, until something is moved', async () => {
  const check = (): Promise<void> =>
    page.user.click(puzzle(5).getByRole('button', { name: 'Kontrollera' }));
  // The last two lines have changed places.
  for (const line of [fromTheEnd[1], ...fromTheEnd.slice(0, 1), ...fromTheEnd.slice(2)])
    await bringToTop(5, line ?? '');
  expect(marks(5)).toEqual(['', '', '', '', '']);
  await check();
  expect(marks(5)).toEqual(['✓', '✓', '✓', '✗', '']);
  const [, , , fourth] = puzzle(5).getAllByRole('listitem');
  expect(fourth).toHaveTextContent('Stämmer inte');
  expect(told(5)).toHaveTextContent('✗ Inte rätt än. 3 av 5 stämmer uppifrån räknat.');
  await page.reload();
  expect(marks(5)).toEqual(['✓', '✓', '✓', '✗', '']);
  await bringToTop(5, 'print(summa)');
  expect(marks(5)).toEqual(['', '', '', '', '']);
});

test('takes one of two equal lines for the other', async () => {
  for (const line of ['print(streck)', 'print("Meny")', 'print(streck)', 'streck = "----"']) {
    const grips = puzzle(4).getAllByRole('button', { name: `Flytta: ${line}` });
    grips.at(-1)?.focus();
    await page.user.keyboard(' {Home} ');
  }
  await page.user.click(puzzle(4).getByRole('button', { name: 'Kontrollera' }));
  expect(puzzle(4).getByText('✓ Rätt.')).toBeInTheDocument();
});

test('a line that is put in the place of another one has the focus there', async () => {
  const grip = (line: string): HTMLElement =>
    puzzle(5).getByRole('button', { name: `Flytta: ${line}` });
  await page.user.click(grip('summa = 0'));
  await page.user.click(grip('print(summa)'));
  expect(grip('summa = 0')).toHaveFocus();
});

test('keeps the order on the device, and starts over when asked', async () => {
  await bringToTop(5, 'print(summa)');
  await page.reload();
  const [first] = puzzle(5).getAllByRole('listitem');
  expect(first).toHaveTextContent('print(summa)');
  await page.user.click(puzzle(5).getByRole('button', { name: 'Visa rätt ordning' }));
  expect(puzzle(5).getByText('– Svaret visat.')).toBeInTheDocument();
  await page.user.click(puzzle(5).getByRole('button', { name: 'Gör om' }));
  expect(puzzle(5).getByRole('button', { name: 'Kontrollera' })).toBeInTheDocument();
});

test('lets the program be changed and run when its lines stand right, and not before', async () => {
  const open = { name: 'Ändra' };
  expect(puzzle(5).queryByRole('button', open)).toBeNull();
  await page.user.click(puzzle(5).getByRole('button', { name: 'Visa rätt ordning' }));
  await page.user.click(await puzzle(5).findByRole('button', open));
  const code = await puzzle(5).findByRole('textbox', { name: 'Pythonkod: exempel' });
  expect(code).toHaveValue(
    [...fromTheEnd]
      .reverse()
      .join('\n')
      .replace(/(.*) \(indrag 4\)/, '    $1'),
  );
});
