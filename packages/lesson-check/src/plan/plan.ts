import { type Block, findEnclosing } from '@kurser/lesson-language/source/blocks';
import { isForTest } from '@kurser/lesson-language/source/fence';
import { languageKind } from '@kurser/lesson-language/source/languages';
import {
  lastProgramIn,
  modeOf,
  outputQuestion,
  shownFor,
} from '@kurser/lesson-language/source/program';
import {
  findContinued,
  findPrevious,
  isProgram,
  lineageOf,
} from '@kurser/lesson-language/source/scope';
import { trialsAfter } from '@kurser/lesson-language/source/exerciseTrials';
import type { Finding } from '../finding';
import type { Page } from '../page/page';
import type { Step } from './steps';

export interface Plan {
  readonly steps: readonly Step[];
  /**
   * Blocks that ask for something that cannot be done, such as output of a block that does not run.
   */
  readonly findings: readonly Finding[];
}

/** What to do with the page's blocks, in order. Pure: nothing runs here. */
export function planPage(page: Page): Plan {
  const known = page.blocks.filter((block) => languageKind(block.language) !== undefined);
  return {
    steps: known.flatMap((block) => [
      ...stepsFor(block, page.blocks),
      ...trialsAfter(block, page.blocks)
        // What a driver prints is held against the answer, in the exercise's own folder.
        .filter(({ test }) => !test.words.driver)
        .map((trial) => ({ kind: 'trial' as const, ...trial })),
    ]),
    findings: known.flatMap((block) => complaints(block, page)),
  };
}

function stepsFor(block: Block, blocks: readonly Block[]): Step[] {
  const { words } = block;
  if (findEnclosing(block, 'PyRun') !== undefined) return pyRunSteps(block, blocks);
  const write: Step[] =
    words.file === undefined && words.append === undefined ? [] : [{ kind: 'write', block }];
  if (words.ignore !== undefined) return write;
  switch (languageKind(block.language)) {
    case 'program':
      return isForTest(words) ? [] : [...styleSteps(block), programStep(block, blocks)];
    case 'console':
      return [...write, { kind: 'console', block }];
    case 'gdb':
      return [{ kind: 'gdb', block }];
    case 'parsed':
      return [...write, { kind: 'parse', block }];
    case 'shown':
    case 'output':
    case 'steptrace':
    case 'lab':
    case undefined:
      return write;
  }
}

/**
 * Scripts and Rust have a tool that judges style. What is meant not to be read is not judged by its
 * style either.
 */
function styleSteps(block: Block): Step[] {
  const hasStyle = block.language === 'bash' || block.language === 'rust';
  return hasStyle && block.words.compileFail === undefined ? [{ kind: 'style', block }] : [];
}

function programStep(block: Block, blocks: readonly Block[]): Step {
  const shown = shownFor(block, blocks);
  return {
    kind: 'program',
    block,
    mode: modeOf(block),
    earlier: lineageOf(block, blocks),
    ...(shown === undefined ? {} : { shown }),
  };
}

/** A PyRun is one step, taken at its first block. */
function pyRunSteps(block: Block, blocks: readonly Block[]): Step[] {
  const element = findEnclosing(block, 'PyRun');
  const inside = blocks.filter((each) => findEnclosing(each, 'PyRun') === element);
  if (inside[0] !== block || block.words.ignore !== undefined) return [];
  return [
    {
      kind: 'pyrun',
      start: block,
      checks: inside.filter(({ words }) => words.check !== undefined),
      solutions: inside.filter(({ words }) => words.solution),
    },
  ];
}

function complaints(block: Block, page: Page): Finding[] {
  const at = (problem: string, expected: string): Finding => ({
    file: page.file,
    line: block.line,
    problem,
    expected,
  });
  if (block.words.continues && findContinued(block, page.blocks) === undefined) {
    return [
      at(
        'continues utan föregående block',
        `ett ${block.language}-block före, som körs till slutet`,
      ),
    ];
  }
  const question = outputQuestion(block);
  if (question !== undefined && lastProgramIn(question, page.blocks) === undefined) {
    return [
      at(
        'koden i output-frågan går inte att köra',
        'ett språk som körs, eller en annan sorts fråga',
      ),
    ];
  }
  if (block.language !== 'output' || block.words.ignore !== undefined) return [];
  const reason = whyNoOutput(findPrevious(block, page.blocks));
  return reason === undefined
    ? []
    : [
        at(
          `output utan körd kod: ${reason}`,
          'output direkt efter ett block som körs, annars text',
        ),
      ];
}

function whyNoOutput(before: Block | undefined): string | undefined {
  if (before === undefined) return 'inget block före';
  if (before.language === 'output') return 'blocket före är också output';
  if (!isProgram(before)) return `${before.language} körs inte`;
  if (before.words.ignore !== undefined) return 'blocket före har ignore';
  if (isForTest(before.words)) return 'blocket före är ett test';
  return modeOf(before) === 'compile' ? 'blocket före körs inte' : undefined;
}
