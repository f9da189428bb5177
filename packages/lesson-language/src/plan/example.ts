import { type Block, findEnclosing } from '../source/blocks';
import { isForTest } from '../source/fence';
import type { JsxElement } from '../source/jsx';
import { modeOf, shownFor } from '../source/program';
import { lineageOf } from '../source/scope';
import type { ExampleTask } from '@kurser/course-parts/live/task';
import { asWorkFiles, filesAfter, type GivenFile, neededFiles, pythonTexts, textIn } from './files';
import { findObstacle } from './obstacles';

/**
 * What became of a visible block: it runs in the page, or it does not for a reason that an author
 * reads.
 */
export type PlannedExample =
  | { readonly kind: 'here'; readonly block: Block; readonly task: ExampleTask }
  | { readonly kind: 'elsewhere'; readonly block: Block; readonly reason: string };

/** Tasks made around a block, which is an example once the task is done. */
const tasks = ['Predict', 'Parsons'] as const;
const open: ReadonlySet<string | null> = new Set(['Exercise', ...tasks]);

/** The task that is made around the block, if any. */
export function taskAround(block: Block): JsxElement | undefined {
  return tasks.map((name) => findEnclosing(block, name)).find(Boolean);
}

/**
 * Whether readers meet the block as an example: not in a question, a hint, a solution or a lab, and
 * no skeleton or test.
 */
function isExample({ language, words, within }: Block): boolean {
  const isLanguage = language === 'python' || language === 'sql';
  const isOpen = within.every(({ name }) => open.has(name));
  return isLanguage && isOpen && !words.hidden && !isForTest(words) && !words.skeleton;
}

/** The page's examples, in order. Pure. */
export function planExamples(
  blocks: readonly Block[],
  given: readonly GivenFile[],
): readonly PlannedExample[] {
  return blocks.filter(isExample).map((block) => planExample(block, blocks, given));
}

/** The programs that are run for the steps of a `StepTrace`, in order. Pure. */
export function planTraces(
  blocks: readonly Block[],
  given: readonly GivenFile[],
): readonly PlannedExample[] {
  return blocks
    .filter((block) => block.words.trace && findEnclosing(block, 'StepTrace') !== undefined)
    .map((block) => planExample(block, blocks, given));
}

function planExample(
  block: Block,
  blocks: readonly Block[],
  given: readonly GivenFile[],
): PlannedExample {
  const elsewhere = (reason: string): PlannedExample => ({ kind: 'elsewhere', block, reason });
  const { words } = block;
  if (words.ignore !== undefined) return elsewhere('kontrolleras inte (ignore)');
  if (modeOf(block) === 'compile') return elsewhere('körs inte (no_run)');
  const file = words.file ?? words.append ?? 'main.py';
  if (isTestFile(file, block.text)) return elsewhere('testas med pytest');

  const files = filesAfter(blocks.slice(0, block.index), given);
  const before = lineageOf(block, blocks).map(({ text }) => text);
  // What is added to a file is run with all that is there, and may begin in the middle of a class.
  const source =
    words.append === undefined ? block.text : `${textIn(files, words.append)}\n${block.text}`;
  const others = new Map([...files].filter(([path]) => path !== file));
  const needed = block.language === 'sql' ? [] : neededFiles([...before, source], others);
  const obstacle = findObstacle([...before, source, ...pythonTexts(needed)]);
  const workFiles = asWorkFiles(needed);
  if (obstacle !== undefined) return elsewhere(obstacle);
  if (workFiles === undefined) return elsewhere('läser en fil som inte är text');

  const stdin = [...lineageOf(block, blocks), block].map((each) => each.words.stdin ?? '');
  const task: ExampleTask = {
    setup: {
      language: block.language === 'sql' ? 'sql' : 'python',
      files: workFiles,
      before,
      file,
      stdin: stdin.filter(Boolean).join('\n'),
      args: words.args,
    },
    source,
    output: shownFor(block, blocks)?.text ?? null,
    continues: before.length > 0,
  };
  return { kind: 'here', block, task };
}

/** A file `test_….py` is run by pytest. */
function isTestFile(file: string, text: string): boolean {
  return /(?:^|\/)test_[^/]*$/.test(file) && !text.includes('__main__');
}
