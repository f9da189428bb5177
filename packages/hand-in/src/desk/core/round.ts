import type { ReadExercise } from '@kurser/course-parts/Exercise/readExercise';
import { nodeToText } from '@kurser/shared/nodeText';
import { testLimits } from '@kurser/python-runner/engine';
import type { HandedExercise } from '../../file/handIn';
import { doubtfulNames } from './doubt';
import type { Row } from './rows';
import type { Job } from './runAll';
import type { Verdict } from './verdict';

/** Where a verdict stands in the table. */
export function cellKey(row: Row, exercise: ReadExercise): string {
  return `${row.key} ${exercise.id}`;
}

/** The exercises of the lesson that somebody has handed in, in the lesson's order. */
export function handedIn(
  exercises: readonly ReadExercise[],
  rows: readonly Row[],
): readonly ReadExercise[] {
  return exercises.filter(({ id }) => rows.some((row) => row.exercises.has(id)));
}

function hasAnswer({ answers }: HandedExercise): boolean {
  return answers.some(({ fields }) => fields.some((text) => text.trim() !== ''));
}

/** What is done with a cell: it is settled at once, its answers are judged, or a program is run. */
export type CellPlan =
  | { readonly kind: 'settled'; readonly verdict: Verdict }
  | { readonly kind: 'answers'; readonly handed: HandedExercise }
  | { readonly kind: 'run'; readonly job: Job };

/** Solutions' texts: a table asks for them at each verdict that comes. */
const solved = new WeakMap<ReadExercise, readonly string[]>();

function solutionsOf(exercise: ReadExercise): readonly string[] {
  const known = solved.get(exercise);
  if (known !== undefined) return known;
  const texts = exercise.solutions.map(({ content }) => nodeToText(content));
  solved.set(exercise, texts);
  return texts;
}

/** The names in a handed program that could change a verdict; none for one without a test here. */
export function doubtsAbout(
  exercise: ReadExercise,
  handed: HandedExercise | undefined,
): readonly string[] {
  const { task } = exercise;
  if (task?.kind !== 'here' || handed === undefined || handed.code === null) return [];
  const { starter, test, setup } = task;
  const files = setup.files.map(({ text }) => text);
  const given = [starter, test, ...solutionsOf(exercise), ...setup.before, ...files];
  return doubtfulNames(handed.code, given);
}

/** What is to be done with a student's exercise. The test decides where there are answers too. */
export function planCell(row: Row, exercise: ReadExercise): CellPlan {
  const handed = row.exercises.get(exercise.id);
  if (handed === undefined) return { kind: 'settled', verdict: { kind: 'missing' } };
  const { task, answers } = exercise;
  if (task?.kind === 'here') {
    const { code } = handed;
    if (code === null || code.trim() === '') return { kind: 'settled', verdict: { kind: 'empty' } };
    if (task.test === '') return { kind: 'settled', verdict: { kind: 'closed' } };
    const request = {
      setup: task.setup,
      source: code,
      mode: { kind: 'test', test: task.test },
      input: { kind: 'lines', lines: [] },
      limits: testLimits,
    } as const;
    const isAlone = doubtsAbout(exercise, handed).length > 0;
    return { kind: 'run', job: { key: cellKey(row, exercise), request, isAlone } };
  }
  if (answers.length > 0)
    return hasAnswer(handed)
      ? { kind: 'answers', handed }
      : { kind: 'settled', verdict: { kind: 'empty' } };
  return { kind: 'settled', verdict: { kind: 'unjudged', isDone: handed.isDone } };
}
