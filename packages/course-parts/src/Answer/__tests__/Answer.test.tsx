import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import Answers from '@site/tests/fixtures/docs/answer.mdx';
import {
  fill,
  openPage,
  part,
  textOf,
  type OpenPage,
  type Part,
} from '@site/tests/support/dom/page';

let page: OpenPage;

const exercise = (title: string): Part => part(`Uppgift: ${title}`);
const share = (): Part => exercise('Andelen larm');
const stack = (): Part => exercise('Sist in, först ut');
const two = (): Part => exercise('Två frågor i en');
const room = (): Part => exercise('Förklara rummet');

const verdict = (inside: Part): HTMLElement | null =>
  inside.element.querySelector<HTMLElement>('[data-feedback]');

/** A short text is judged by its sum, which comes when it is ready. */
const expectSaid = (inside: Part, words: string): Promise<void> =>
  waitFor(() => {
    expect(verdict(inside)).toHaveTextContent(words);
  });

const isDone = (inside: Part): boolean => {
  const box = inside.getByRole('checkbox', { name: 'Klar' });
  return box instanceof HTMLInputElement && box.checked;
};

beforeEach(async () => {
  page = await openPage(Answers);
});

test('a number is missing, wrong, foreseen, nearly and right, by keyboard alone', async () => {
  const field = share().getByLabelText('Andelen sjuka');
  await page.press(field, '{Enter}');
  expect(share().getByText('Skriv ett svar först.')).toBeVisible();
  await page.press(field, 'ungefär hälften{Enter}');
  expect(share().getByText(/Skriv ett tal med siffror/)).toBeVisible();

  for (const [answer, words] of [
    ['99', '✗ Inte rätt än.'],
    ['0,3125', '≈ Nästan. Det är andelen friska.'],
    ['6,875', '≈ Nästan. Siffrorna stämmer, men inte storleksordningen.'],
  ] as const) {
    fill(field, answer);
    expect(verdict(share())).toBeNull();
    await page.press(field, '{Enter}');
    await expectSaid(share(), words);
    expect(verdict(share())).toHaveFocus();
    expect(isDone(share())).toBe(false);
  }

  fill(field, '68,75 %');
  await page.press(field, '{Enter}');
  await expectSaid(share(), '✓ Rätt. 99 / 144 är 0,6875.');
  expect(isDone(share())).toBe(true);
});

test('a right answer is kept on the device, and can be changed without losing the mark', async () => {
  const field = share().getByLabelText('Andelen sjuka');
  await page.press(field, '99/144{Enter}');
  await expectSaid(share(), '✓ Rätt.');

  await page.reload();
  expect(share().getByLabelText('Andelen sjuka')).toHaveValue('99/144');
  expect(verdict(share())).toHaveTextContent('✓ Rätt.');
  await page.press(share().getByRole('button', { name: 'Ändra svaret' }), '{Enter}');
  expect(share().getByLabelText('Andelen sjuka')).toHaveFocus();
  expect(verdict(share())).toBeNull();
  expect(isDone(share())).toBe(true);
});

test('what is half written is there after a reload, and has not been judged', async () => {
  await page.user.type(stack().getByLabelText('Ditt svar'), 'sta');
  await page.reload();
  expect(stack().getByLabelText('Ditt svar')).toHaveValue('sta');
  expect(verdict(stack())).toBeNull();
});

test('a short text is judged without standing in the page', async () => {
  const inside = exercise('Kod i ett svar');
  const field = inside.getByLabelText('Listan, som Python skriver den');
  for (const [answer, words] of [
    ["['A1']", '✗ Inte rätt än.'],
    ["['A1','K1','B1']", '≈ Nästan. Se över mellanslagen, också efter kommatecken.'],
    ["['a1', 'K1', 'B1']", '≈ Nästan. Stora och små bokstäver skiljer.'],
    ["['A1', 'K1', 'B1']", '✓ Rätt.'],
  ] as const) {
    fill(field, answer);
    await page.press(field, '{Enter}');
    await expectSaid(inside, words);
  }

  fill(stack().getByLabelText('Ditt svar'), 'KÖ');
  await page.press(stack().getByLabelText('Ditt svar'), '{Enter}');
  await expectSaid(stack(), '≈ Nästan. En kö lämnar ut det äldsta först.');
  expect(Answers.toString()).not.toMatch(/stapel/);
});

test('an exercise is done when all its answers are right, each told row by row', async () => {
  const choose = (name: string, option: string): Promise<void> =>
    page.user.selectOptions(two().getByLabelText(name), option);
  const [rows, table] = two().getAllByRole('button', { name: 'Svara' });
  if (rows === undefined || table === undefined) throw new Error('Two answers have two buttons');
  await choose('Deep Blue', 'lärande');
  await choose('AlexNet', 'lärande');
  await page.user.click(rows);
  await expectSaid(two(), '✗ Inte rätt än. 1 av 3 rader stämmer. 1 är tom.');
  expect(two().getByLabelText('Deep Blue')).toBeInvalid();
  expect(two().getByLabelText('Deep Blue')).toHaveAccessibleDescription('Stämmer inte');
  expect(two().getByLabelText('AlexNet')).toHaveAccessibleDescription('Stämmer');
  await choose('Deep Blue', 'symbolisk');
  await choose('ELIZA, med re', 'symbolisk');
  await page.user.click(rows);
  await expectSaid(two(), '✓ Rätt.');
  expect(isDone(two())).toBe(false);

  const cells = ['6', '7,5', 'ÅTTA', '0', 'noll'];
  const fields = two().getAllByRole('textbox');
  for (const [at, text] of cells.entries()) fill(fields[at] ?? table, text);
  await page.user.click(table);
  await waitFor(() => {
    expect(textOf(two().element)).toContain('≈ Nästan. 4 av 5 rutor stämmer.');
  });
  fill(two().getByLabelText('Minst 30 %, Domare 25'), '8 domare');
  await page.user.click(table);
  await waitFor(() => {
    expect(isDone(two())).toBe(true);
  });
});

test('who compares writes first, then sees the model and ticks the list', async () => {
  expect(room().queryByText('Ett svar att jämföra med')).toBeNull();
  await page.user.click(room().getByRole('button', { name: 'Jämför' }));
  expect(room().getByText('Skriv ditt eget svar först, minst 5 ord.')).toBeVisible();

  const field = room().getByLabelText('Ditt svar, med egna ord');
  expect(field).toHaveFocus();
  await page.user.type(field, 'Nej, den följer bara reglerna i boken.');
  await page.user.click(room().getByRole('button', { name: 'Jämför' }));
  expect(room().getByText('Ett svar att jämföra med')).toBeVisible();
  expect(verdict(room())).toHaveFocus();
  await page.user.click(room().getByLabelText('Säger vad personen gör'));
  expect(room().getByText('1 av 2 punkter prickade.')).toBeVisible();
  expect(isDone(room())).toBe(false);
  await page.user.type(field, ' Förstå är att peka på något.');
  await page.user.click(room().getByLabelText(/Har ett kriterium/));
  expect(room().getByText(/✓ Klar\./)).toBeVisible();
  expect(isDone(room())).toBe(true);

  await page.reload();
  expect(room().getByLabelText('Ditt svar, med egna ord')).toHaveValue(
    'Nej, den följer bara reglerna i boken. Förstå är att peka på något.',
  );
  expect(room().getByLabelText('Säger vad personen gör')).toBeChecked();
});

test('three different wrong answers bring the offer of a hint, and an untried solution asks first', async () => {
  const field = share().getByLabelText('Andelen sjuka');
  await page.user.click(share().getByText('Lösning', { selector: 'summary *, summary' }));
  expect(share().getByText('Du har inte provat än. Visa lösningen ändå?')).toBeVisible();
  for (const answer of ['1', '2', '3']) {
    fill(field, answer);
    await page.press(field, '{Enter}');
    await expectSaid(share(), '✗ Inte rätt än.');
  }
  expect(share().getByText('Vill du ha en ledtråd?')).toBeVisible();
  expect(share().queryByText('Du har inte provat än. Visa lösningen ändå?')).toBeNull();
});
