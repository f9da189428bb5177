import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import Quizzes from '@site/tests/fixtures/docs/quiz.mdx';
import {
  fill,
  openPage,
  part,
  textOf,
  type OpenPage,
  type Part,
} from '@site/tests/support/dom/page';

let page: OpenPage;

const six = (): Part => part(/Quiz\s*6 frågor/, 'group');
const three = (): Part => part(/Quiz\s*3 frågor/, 'group');

const question = (quiz: Part, number: number): Part => {
  const element = quiz.getByRole('group', { name: new RegExp(`^Fråga ${number} av`) });
  return { element, ...within(element) };
};

/** What the answer gave, on the open page. */
function feedback(quiz: Part): HTMLElement {
  const shown = Array.from(quiz.element.querySelectorAll<HTMLElement>('[data-feedback]')).filter(
    (each) => each.closest('[hidden]') === null,
  );
  const [only] = shown;
  if (only === undefined || shown.length > 1)
    throw new Error(`${String(shown.length)} answers have been judged on the open page`);
  return only;
}

const click = (quiz: Part, name: string | RegExp): Promise<void> =>
  page.user.click(quiz.getByRole('button', { name }));

const choose = (quiz: Part, label: string): Promise<void> =>
  page.user.click(quiz.getByLabelText(label));

function expectRight(quiz: Part): void {
  expect(feedback(quiz)).toHaveTextContent('✓ Rätt.');
  expect(feedback(quiz)).toHaveFocus();
}

beforeEach(async () => {
  page = await openPage(Quizzes);
});

test('the choices are mixed, and the same way after a reload', async () => {
  const shown = (): string[] =>
    question(six(), 1)
      .getAllByRole('radio')
      .map((radio) => (radio instanceof HTMLInputElement && radio.labels?.[0]?.textContent) || '');
  const first = shown();
  expect(first).toEqual(['Ett fel', 'False', 'True']);
  await page.reload();
  expect(shown()).toEqual(first);
});

test('what one rightly left alone is not marked as a fault', async () => {
  await click(six(), /^Fråga 2/);
  await choose(six(), 'c = [1]');
  await choose(six(), 'c = list(a)');
  await click(six(), 'Svara');
  expectRight(six());
  const asked = question(six(), 2).element;
  expect(asked).toHaveTextContent('– Stämmer inte. Tilldelning ger bara objektet ett namn till.');
  expect(asked).not.toHaveTextContent('✗');
});

test('a wrong answer is explained, can be tried again, and the right one explains all', async () => {
  const quiz = six();
  const tally = (): string => quiz.getAllByRole('status')[0]?.textContent ?? '';
  expect(tally()).toBe('Besvarade: 0 av 6. Rätt: 0.');

  await click(quiz, 'Svara');
  expect(feedback(quiz)).toHaveTextContent('Välj ett svar först.');

  await choose(quiz, 'False');
  await click(quiz, 'Svara');
  expect(feedback(quiz)).toHaveTextContent('Inte rätt än.');
  expect(feedback(quiz)).toHaveFocus();
  expect(textOf(question(quiz, 1).element)).toContain('jämför identitet');
  expect(textOf(question(quiz, 1).element)).not.toContain('kopierar inte listan');
  expect(tally()).toBe('Besvarade: 1 av 6. Rätt: 0.');

  await click(quiz, 'Försök igen');
  await choose(quiz, 'True');
  await click(quiz, 'Svara');
  expect(feedback(quiz)).toHaveTextContent('✓ Rätt.');
  expect(textOf(question(quiz, 1).element)).toContain('kopierar inte listan');
  expect(textOf(question(quiz, 1).element)).toContain('Koden är korrekt');
  expect(quiz.getByRole('button', { name: /^Fråga 1: Rätt på försök 2/ })).toBeVisible();
});

test('text, number and output: what is wrong is told, and what is right is taken', async () => {
  const quiz = six();
  await click(quiz, /^Fråga 3:/);
  const word = question(quiz, 3).getByRole('textbox');
  await page.press(word, 'kö{Enter}');
  expect(textOf(question(quiz, 3).element)).toContain('En kö lämnar ut det äldsta först.');
  await click(question(quiz, 3), 'Försök igen');
  expect(question(quiz, 3).getByRole('textbox')).toHaveFocus();
  fill(question(quiz, 3).getByRole('textbox'), ' Stapel ');
  await page.user.keyboard('{Enter}');
  expectRight(quiz);

  await click(quiz, 'Nästa fråga');
  expect(question(quiz, 4).element).toHaveFocus();
  const number = question(quiz, 4).getByRole('textbox');
  await page.press(number, 'två och en halv{Enter}');
  expect(feedback(quiz)).toHaveTextContent('Skriv ett tal');
  fill(number, '2,5 sekunder');
  await page.press(number, '{Enter}');
  expectRight(quiz);

  await click(quiz, 'Nästa fråga');
  fill(quiz.getByLabelText(/^Utskriften, rad för rad/), '0\n2\n');
  await click(question(quiz, 5), 'Svara');
  expect(textOf(question(quiz, 5).element)).toContain('Rad 2 är den första');
  await click(question(quiz, 5), 'Försök igen');
  fill(quiz.getByLabelText(/^Utskriften, rad för rad/), '0 1 2');
  await click(question(quiz, 5), 'Svara');
  expect(textOf(question(quiz, 5).element)).toContain(
    '≈ Nästan. Skillnaden ligger i radbrytningar.',
  );
  await click(question(quiz, 5), 'Visa svaret');
  expect(quiz.getByLabelText(/^Utskriften, rad för rad/)).toHaveValue('0\n1\n2');
});

test('the order question says where a moved piece has gone and keeps the focus on it', async () => {
  const quiz = six();
  await click(quiz, /^Fråga 6:/);
  const items = (): HTMLElement[] => question(quiz, 6).getAllByRole('listitem');
  const down = (): HTMLElement => {
    const buttons = question(quiz, 6).getAllByRole('button', { name: /^Flytta ned:/ });
    return buttons.find((button) => button.getAttribute('aria-label') === name) ?? fail();
  };
  const fail = (): never => {
    throw new Error(`There is no button ${name}`);
  };
  const name =
    within(items()[0] ?? fail())
      .getByRole('button', { name: /^Flytta ned:/ })
      .getAttribute('aria-label') ?? '';
  const piece = name.replace('Flytta ned: ', '');
  await page.user.click(down());
  expect(down()).toHaveFocus();
  expect(question(quiz, 6).getAllByRole('status')[0]).toHaveTextContent(
    `${piece}: nu på plats 2 av 3`,
  );
  await page.user.click(down());
  expect(items()[2]).toHaveTextContent(piece);
  expect(down()).toHaveFocus();
  expect(down()).toHaveAttribute('aria-disabled', 'true');
});

test('a quiz of one question leads nowhere before it is answered', async () => {
  const one = part(/Quiz\s*1 fråga/, 'group');
  expect(one.queryByRole('button', { name: 'Till resultatet' })).not.toBeInTheDocument();
  await choose(one, '4');
  await click(one, 'Svara');
  await click(one, 'Till resultatet');
  expect(textOf(one.element)).toContain('1 av 1 rätt');
});

test('results survive a reload, the quiz goes on where it stopped, and can start over', async () => {
  await choose(three(), '8');
  await click(three(), 'Svara');
  expect(feedback(three())).toHaveTextContent('✓ Rätt.');

  await page.reload();
  const quiz = three();
  const tally = (): string => quiz.getAllByRole('status')[0]?.textContent ?? '';
  expect(question(quiz, 2).element).toBeVisible();
  expect(tally()).toBe('Besvarade: 1 av 3. Rätt: 1.');
  await click(quiz, /^Fråga 1:/);
  expect(quiz.getByLabelText('8')).toBeChecked();
  expect(textOf(quiz.element)).toContain('En byte är åtta bitar.');

  await click(quiz, /^Fråga 3:/);
  await click(quiz, 'Till resultatet');
  expect(textOf(quiz.element)).toContain('1 av 3 rätt, 2 obesvarade');
  await click(quiz, 'Börja om från början');
  expect(tally()).toBe('Besvarade: 0 av 3. Rätt: 0.');
  expect(quiz.getByLabelText('8')).not.toBeChecked();
});
