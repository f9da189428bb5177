import { standingOf, type Standing } from '@kurser/ui/VerdictBox/words';
import { rowToText, type Cell } from '../../logic/table';
import type { Subject } from './subject';

/** What a student has written in a cell, or nothing yet. */
export type Answer = Cell | null;

/** All answers: `answers[output][row]`. */
export type Answers = readonly (readonly Answer[])[];

export type Mark = 'right' | 'wrong';

export interface Verdict {
  /** Marks of the cells that had an answer when it was checked: `marks[output][row]`. */
  readonly marks: readonly (readonly (Mark | null)[])[];
  readonly right: number;
  readonly empty: number;
  readonly total: number;
  /** The first cell, row by row, with a wrong answer. */
  readonly firstWrong?: { readonly output: number; readonly row: number };
}

export function emptyAnswers(subject: Subject): Answers {
  return subject.outputs.map(({ column }) => column.map(() => null));
}

/** The answers with one cell changed. */
export function withAnswer(answers: Answers, output: number, row: number, answer: Answer): Answers {
  return answers.map((column, index) =>
    index === output ? column.map((old, at) => (at === row ? answer : old)) : column,
  );
}

/**
 * What a press on a cell makes of it: empty, 0, 1, don't care where the task has such rows, and
 * empty again.
 */
export function nextAnswer(answer: Answer, allowFree: boolean): Answer {
  const cycle: readonly Answer[] = allowFree ? [null, 0, 1, 'x'] : [null, 0, 1];
  return cycle[(cycle.indexOf(answer) + 1) % cycle.length] ?? null;
}

/** The answer that a typed key means; undefined for keys that mean none. */
export function answerOfKey(key: string, allowFree: boolean): Answer | undefined {
  if (key === '0') return 0;
  if (key === '1') return 1;
  if (key === 'Delete' || key === 'Backspace') return null;
  if (allowFree && ['x', 'X', '-'].includes(key)) return 'x';
  return undefined;
}

/** Whether an answer is right. In a don't-care row every answer is. */
const isRight = (target: Cell, answer: Cell): boolean => target === 'x' || target === answer;

export function judge(subject: Subject, answers: Answers): Verdict {
  const marks = subject.outputs.map(({ column }, output) =>
    column.map((target, row): Mark | null => {
      const answer = answers[output]?.[row] ?? null;
      if (answer === null) return null;
      return isRight(target, answer) ? 'right' : 'wrong';
    }),
  );
  const all = marks.flat();
  const rows = Array.from({ length: 2 ** subject.variables.length }, (_, row) => row);
  const firstWrong = rows
    .flatMap((row) => marks.map((column, output) => ({ output, row, mark: column[row] })))
    .find(({ mark }) => mark === 'wrong');
  return {
    marks,
    right: all.filter((mark) => mark === 'right').length,
    empty: all.filter((mark) => mark === null).length,
    total: all.length,
    ...(firstWrong === undefined
      ? {}
      : { firstWrong: { output: firstWrong.output, row: firstWrong.row } }),
  };
}

/** How the table stands. */
export function standingOfTable({ right, empty, total }: Verdict): Standing {
  return empty === total ? 'untried' : standingOf(right, total);
}

/** The verdict in a sentence or two, without giving the answer away. */
export function verdictToText(subject: Subject, verdict: Verdict): string {
  const { right, empty, total, firstWrong } = verdict;
  if (right === total) return `Alla ${total} rutor stämmer.`;
  if (empty === total) return 'Tabellen är tom. Fyll i minst en ruta först.';
  const count = `${right} av ${total} rutor stämmer`;
  if (firstWrong === undefined) return `${count} och ${empty} är tomma. Inget är fel så här långt.`;
  const name = subject.outputs[firstWrong.output]?.name ?? '';
  const where = `rad ${firstWrong.row} (${rowToText(firstWrong.row, subject.variables)})`;
  return `${count}. Titta på ${name} på ${where}.`;
}

/**
 * Answers from storage, or undefined when they do not fit the table (another shape, another time).
 */
export function parseAnswers(raw: unknown): Answers | undefined {
  const isAnswer = (cell: unknown): cell is Answer =>
    cell === null || cell === 0 || cell === 1 || cell === 'x';
  if (!Array.isArray(raw)) return undefined;
  const columns = raw.map((column: unknown) =>
    Array.isArray(column) ? column.map((cell: unknown) => (isAnswer(cell) ? cell : null)) : [],
  );
  return columns;
}

/** Stored answers made to fit the subject: missing cells are empty, cells too many fall away. */
export function fitAnswers(subject: Subject, answers: Answers): Answers {
  return subject.outputs.map(({ column }, output) =>
    column.map((_, row) => answers[output]?.[row] ?? null),
  );
}
