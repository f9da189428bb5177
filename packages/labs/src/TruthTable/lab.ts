import { defineLab } from '../kit/lab';
import { formatExpression } from '../logic/format';
import { minimalSop } from '../logic/minimise';
import type { ParseProblem } from '../logic/parse';
import type { Cell } from '../logic/table';
import type { TruthTableTask } from './settings';
import { subjectOfText, type Subject } from './core/subject';

/** Where the table comes from: an expression that is written, or cells that are clicked. */
export type Source = 'text' | 'table';

export interface ExploreState {
  readonly settings: TruthTableTask;
  readonly source: Source;
  readonly text: string;
  /** What is wrong with the text; the table then still shows the last text that could be read. */
  readonly problem: ParseProblem | undefined;
  readonly subject: Subject;
  /** The output that forms and map are about. */
  readonly output: number;
}

const letters = ['A', 'B', 'C', 'D', 'E'] as const;

/** Sizes that the clicked table can have: with more variables clicking is no longer practical. */
export const tableSizes = [2, 3, 4, 5] as const;

function ownTable(count: number, old: Subject): Subject {
  const variables = old.variables.length === count ? old.variables : letters.slice(0, count);
  const column = old.outputs[0]?.column ?? [];
  const kept = old.variables.length === count ? column : [];
  return {
    variables,
    outputs: [
      { name: 'F', column: Array.from({ length: 2 ** count }, (_, row) => kept[row] ?? 0) },
    ],
  };
}

function toTable(state: ExploreState): ExploreState {
  const chosen = state.subject.outputs[state.output];
  const alone = { ...state.subject, outputs: chosen === undefined ? [] : [chosen] };
  const count = Math.min(Math.max(state.subject.variables.length, 2), 5);
  return {
    ...state,
    source: 'table',
    problem: undefined,
    output: 0,
    subject: ownTable(count, alone),
  };
}

/** The clicked table goes back to text as its shortest sum of products. */
function toText(state: ExploreState): ExploreState {
  const { variables, outputs } = state.subject;
  const column = outputs[0]?.column ?? [];
  const expression = minimalSop(column, variables);
  const parsed = subjectOfText(`F = ${formatExpression(expression)}`, variables);
  const text = formatExpression(expression);
  return {
    ...state,
    source: 'text',
    text,
    problem: undefined,
    subject: parsed.ok ? parsed.value : state.subject,
  };
}

const turned: Readonly<Record<Cell, Cell>> = { 0: 1, 1: 'x', x: 0 };

/** The cell after a press: 0 becomes 1, 1 becomes don't care, don't care becomes 0. */
const nextCell = (cell: Cell): Cell => turned[cell];

function turnCell(subject: Subject, row: number): Subject {
  const outputs = subject.outputs.map(({ name, column }) => ({
    name,
    column: column.map((cell, at) => (at === row ? nextCell(cell) : cell)),
  }));
  return { ...subject, outputs };
}

function write(state: ExploreState, text: string): ExploreState {
  const parsed = subjectOfText(text, state.settings.variables);
  if (!parsed.ok) return { ...state, text, problem: parsed.problem };
  const last = parsed.value.outputs.length - 1;
  return {
    ...state,
    text,
    problem: undefined,
    subject: parsed.value,
    output: Math.min(state.output, last),
  };
}

function setSource(state: ExploreState, source: Source): ExploreState {
  if (source === state.source) return state;
  return source === 'table' ? toTable(state) : toText(state);
}

function start(settings: TruthTableTask): ExploreState {
  const { text, subject } = settings;
  const source = text === '' ? 'table' : 'text';
  return { settings, source, text, problem: undefined, subject, output: 0 };
}

/** The free table; the same verbs serve mouse and keyboard. */
export const exploration = defineLab(start, {
  write,
  setSource,
  turnCell: (state, row: number) => ({ ...state, subject: turnCell(state.subject, row) }),
  setCount: (state, count: number) => ({ ...state, subject: ownTable(count, state.subject) }),
  chooseOutput: (state, output: number) => ({ ...state, output }),
});
