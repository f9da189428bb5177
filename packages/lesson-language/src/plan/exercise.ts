import { type Block, findEnclosing } from '../source/blocks';
import { attributeText, type JsxElement } from '../source/jsx';
import { type Trial, trialsAfter } from '../source/exerciseTrials';
import { whyNoPuzzle } from '@kurser/course-parts/Parsons/lines';
import type { HereTask } from '@kurser/course-parts/live/task';
import { asWorkFiles, filesAfter, type GivenFile, neededFiles, pythonTexts } from './files';
import { findObstacle } from './obstacles';

/**
 * An exercise with a test, in any language that is run, as both the page and the folder need it.
 */
export interface TestedExercise {
  readonly element: JsxElement;
  readonly title: string;
  readonly language: string;
  /** The file that the student writes. */
  readonly file: string;
  /** The blocks that the student begins with; none where the author gives none. */
  readonly skeleton: readonly Block[];
  /** What the editor holds at first. */
  readonly starter: string;
  readonly test: string;
  /** Whether the test prints rows, which the student pastes into the page. */
  readonly prints: boolean;
  /** The first solution, without what is hidden in it. */
  readonly solution: string;
  /** What else the programs need. */
  readonly files: readonly GivenFile[];
  /** What else they need but for the test. */
  readonly filesBesideTest: readonly GivenFile[];
  readonly stdin: string;
  readonly args: readonly string[];
  /** The test's block: where an author looks. */
  readonly line: number;
  /** Programs that the test must refuse, and take: the lesson check tries them. */
  readonly wrong: readonly OwnProgram[];
  readonly also: readonly OwnProgram[];
}

/** A program that an author has written for the test to be tried on. */
interface OwnProgram {
  readonly name: string;
  readonly program: string;
  readonly line: number;
}

/** What became of an exercise with a test. */
export type PlannedExercise =
  | {
      readonly kind: 'here';
      readonly exercise: TestedExercise;
      readonly task: HereTask;
    }
  | {
      readonly kind: 'folder';
      readonly exercise: TestedExercise;
      readonly reason: string;
    };

/** Languages in which a student can test an exercise, and how their files end. */
const endings: Readonly<Record<string, string>> = { python: 'py', rust: 'rs', go: 'go', c: 'c' };

/** The page's exercises that have a test, in order. Pure. */
export function planExercises(
  blocks: readonly Block[],
  given: readonly GivenFile[],
): readonly PlannedExercise[] {
  const trials = blocks.flatMap((block) => trialsAfter(block, blocks));
  const tests = blocks.filter(({ words }) => words.test);
  const elements = new Set(tests.flatMap((test) => findEnclosing(test, 'Exercise') ?? []));
  return [...elements].flatMap((element) => {
    const own = trials.filter(({ test }) => findEnclosing(test, 'Exercise') === element);
    const exercise = toTested(element, own, blocks, given);
    return exercise === undefined ? [] : [plan(exercise)];
  });
}

/**
 * Undefined where no solution goes with the test, which the lesson check tells the author, and for
 * tests that only that check runs (Bash, SQL).
 */
function toTested(
  element: JsxElement,
  trials: readonly Trial[],
  blocks: readonly Block[],
  given: readonly GivenFile[],
): TestedExercise | undefined {
  const first = trials.find(({ subject }) => subject === 'solution');
  const last = first?.parts.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const { language } = first.test;
  const ending = endings[language];
  if (ending === undefined) return undefined;
  const skeleton = trials.find(({ subject }) => subject === 'skeleton')?.parts ?? [];
  const file =
    first.parts.find(({ words }) => words.file !== undefined)?.words.file ?? `main.${ending}`;
  const visible = first.parts.filter(({ words }) => !words.hidden);
  const own = visible.filter(({ words }) => (words.file ?? file) === file);
  const test = textOf(trials.filter(({ parts }) => parts.at(-1) === last).map((each) => each.test));
  const solution = textOf(own);
  const before = blocks.filter((each) => each.index <= last.index && !isSolutionOf(element, each));
  const companions = visible.filter((part) => !own.includes(part));
  const files = new Map(filesAfter([...before, ...companions], given));
  files.delete(file);
  const starter = skeleton.length > 0 ? textOf(skeleton) : emptyStarter(solution, test);
  return {
    element,
    title: attributeText(element, 'title') ?? '',
    language,
    file,
    skeleton,
    starter,
    test,
    prints: first.test.words.driver,
    solution,
    files: neededFiles([starter, test, solution], files),
    filesBesideTest: neededFiles([starter, solution], files),
    stdin: first.test.words.stdin ?? first.parts.map(({ words }) => words.stdin ?? '').join(''),
    args: first.test.words.args,
    line: first.test.line,
    wrong: programsFor(element, language, blocks, ({ wrong }) => wrong),
    also: programsFor(element, language, blocks, ({ also }) => also),
  };
}

/**
 * An exercise whose test is not to be known: what the test alone needs is part of it, and so is
 * what it refuses.
 */
export function withoutTest(planned: PlannedExercise): PlannedExercise {
  const { filesBesideTest: files } = planned.exercise;
  const exercise = {
    ...planned.exercise,
    test: '',
    files,
    wrong: [],
    also: [],
  };
  if (planned.kind === 'folder') return { ...planned, exercise };
  const setup = { ...planned.task.setup, files: asWorkFiles(files) ?? [] };
  return { ...planned, exercise, task: { ...planned.task, test: '', setup } };
}

/** An exercise whose solution is not to be known: its lines are no puzzle. */
export function withoutSolution(planned: PlannedExercise): PlannedExercise {
  return planned.kind === 'here' ? { ...planned, task: { ...planned.task, lines: '' } } : planned;
}

function programsFor(
  element: JsxElement,
  language: string,
  blocks: readonly Block[],
  nameOf: (words: Block['words']) => string | undefined,
): readonly OwnProgram[] {
  return blocks.flatMap((block) => {
    const name = nameOf(block.words);
    const isOwn = block.language === language && findEnclosing(block, 'Exercise') === element;
    return name === undefined || !isOwn ? [] : [{ name, program: block.text, line: block.line }];
  });
}

const textOf = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join('\n');

function isSolutionOf(exercise: JsxElement, block: Block): boolean {
  return (
    findEnclosing(block, 'Solution') !== undefined && findEnclosing(block, 'Exercise') === exercise
  );
}

/** What an exercise without a skeleton begins with: the names that its test expects. */
function emptyStarter(solution: string, test: string): string {
  const defined = solution.matchAll(
    /^(?:(?:async )?def |class )?([\p{L}_][\p{L}\p{N}_]*)(?=\(|:| *=(?!=))/gmu,
  );
  const used = new Set(test.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []);
  const names = [...new Set([...defined].map(([, name = '']) => name))].filter((name) =>
    used.has(name),
  );
  return names.length === 0 ? '' : `# Testet använder ${names.join(', ')}.\n`;
}

const languageNames: Readonly<Record<string, string>> = { rust: 'Rust', go: 'Go', c: 'C' };

function plan(exercise: TestedExercise): PlannedExercise {
  const { language, file, starter, test, solution, stdin, args } = exercise;
  const folder = (reason: string): PlannedExercise => ({ kind: 'folder', exercise, reason });
  if (language !== 'python') return folder(`skrivs i ${languageNames[language] ?? language}`);
  const obstacle = findObstacle([starter, test, solution, ...pythonTexts(exercise.files)]);
  if (obstacle !== undefined) return folder(obstacle);
  if (exercise.prints) return folder('skriver rader som du klistrar in');
  const files = asWorkFiles(exercise.files);
  if (files === undefined) return folder('läser en fil som inte är text');
  const setup = { language, files, before: [], file, stdin, args } as const;
  const lines = whyNoPuzzle(solution) === undefined ? solution : '';
  return { kind: 'here', exercise, task: { kind: 'here', setup, starter, test, lines } };
}
