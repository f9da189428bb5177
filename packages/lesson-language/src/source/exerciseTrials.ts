import { type Block, findEnclosing } from './blocks';
import { isProgram } from './scope';

/**
 * An exercise's test, tried on a solution (which must pass) or on the skeleton (which must fail).
 */
export interface Trial {
  readonly subject: 'solution' | 'skeleton';
  /** The blocks that together are the program, in order. */
  readonly parts: readonly Block[];
  readonly test: Block;
}

/**
 * The exercise's tests, once the last block of a solution or of the skeleton has been dealt with.
 */
export function trialsAfter(block: Block, blocks: readonly Block[]): Trial[] {
  const exercise = findEnclosing(block, 'Exercise');
  if (exercise === undefined || !isProgram(block)) return [];
  const solution = findEnclosing(block, 'Solution');
  const parts = blocks.filter((each) =>
    solution === undefined
      ? each.words.skeleton &&
        each.language === block.language &&
        findEnclosing(each, 'Exercise') === exercise
      : findEnclosing(each, 'Solution') === solution &&
        each.language === block.language &&
        isPart(each),
  );
  if (parts.at(-1) !== block) return [];
  const subject = solution === undefined ? 'skeleton' : 'solution';
  return blocks
    .filter(
      (test) =>
        test.words.test &&
        test.language === block.language &&
        findEnclosing(test, 'Exercise') === exercise,
    )
    .map((test) => ({ subject, parts, test }));
}

/** Blocks of a solution that its test builds on; one that shows a mistake is not among them. */
function isPart({ words }: Block): boolean {
  return !words.shouldFail && words.compileFail === undefined && words.ignore === undefined;
}
