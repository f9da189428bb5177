import type { Block } from './blocks';
import { isForTest } from './fence';
import type { JsxElement } from './jsx';
import { languageKind } from './languages';

/** Components whose code is their own: what stands after them does not see it. */
const scoping = new Set<string | null>([
  'Exercise',
  'Hint',
  'Solution',
  'Question',
  'PyRun',
  'StepTrace',
]);

/**
 * Whether `later` stands in the same exercise, solution or question as `earlier`, or in one inside
 * it.
 */
function isVisibleFrom(earlier: Block, later: Block): boolean {
  return earlier.within.every(
    (element: JsxElement) => !scoping.has(element.name) || later.within.includes(element),
  );
}

/**
 * The block that `continues` goes on from: the nearest in the same language that ran to its end.
 */
export function findContinued(block: Block, blocks: readonly Block[]): Block | undefined {
  return blocks
    .slice(0, block.index)
    .reverse()
    .find(
      (each) => each.language === block.language && leavesNames(each) && isVisibleFrom(each, block),
    );
}

function leavesNames({ words }: Block): boolean {
  const stops =
    words.noRun ||
    words.shouldFail ||
    words.compileFail !== undefined ||
    words.ignore !== undefined;
  return (
    !stops && !isForTest(words) && !words.skeleton && words.check === undefined && !words.solution
  );
}

/** The blocks whose code comes before this one in the same program, oldest first. */
export function lineageOf(block: Block, blocks: readonly Block[]): Block[] {
  if (block.words.append !== undefined) return [];
  const before = block.words.continues ? findContinued(block, blocks) : undefined;
  if (before === undefined) return [];
  return [...lineageOf(before, blocks), ...fileSoFar(before, blocks), before];
}

/** A block that appends to a file goes on from everything written to that file before it. */
function fileSoFar(block: Block, blocks: readonly Block[]): Block[] {
  const name = block.words.append;
  if (name === undefined) return [];
  const before = blocks.slice(0, block.index);
  const start = before.map(({ words }) => words.file).lastIndexOf(name);
  return before.filter(
    ({ words, index }) => index === start || (index > start && words.append === name),
  );
}

/** The block directly before, as far as this block can see. */
export function findPrevious(block: Block, blocks: readonly Block[]): Block | undefined {
  return blocks
    .slice(0, block.index)
    .reverse()
    .find((each) => isVisibleFrom(each, block));
}

export function isProgram(block: Block): boolean {
  return languageKind(block.language) === 'program';
}
