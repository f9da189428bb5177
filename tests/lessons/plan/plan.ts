import { type Block, findEnclosing } from '../page/blocks';
import { attributeText, type JsxElement } from '../page/jsx';
import { firstAccept } from '../page/accept';
import type { Page } from '../page/page';
import type { Finding } from '../finding';
import { languageKind } from './languages';
import { findContinued, findPrevious, isProgram, lineageOf } from './scope';
import type { Mode, ShownOutput, Step, TrialStep } from './steps';

export interface Plan {
  readonly steps: readonly Step[];
  /** Blocks that ask for something that cannot be done, such as output of a block that does not run. */
  readonly findings: readonly Finding[];
}

/** What to do with the page's blocks, in order. Pure: nothing runs here. */
export function planPage(page: Page): Plan {
  const known = page.blocks.filter((block) => languageKind(block.language) !== undefined);
  return {
    steps: known.flatMap((block) => [
      ...stepsFor(block, page.blocks),
      ...trialsAfter(block, page.blocks),
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
      return words.test ? [] : [...styleSteps(block), programStep(block, blocks)];
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

/** A script that is meant not to be read is not judged by its style either. */
function styleSteps(block: Block): Step[] {
  const isScript = block.language === 'bash' && block.words.compileFail === undefined;
  return isScript ? [{ kind: 'style', block }] : [];
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

function modeOf({ words, language }: Block): Mode {
  if (words.compileFail !== undefined) return 'compileFail';
  if (words.shouldFail) return 'shouldFail';
  const onlyRead = words.noRun || words.skeleton || (language === 'bash' && !words.run);
  return onlyRead ? 'compile' : 'run';
}

/** The `output` block that belongs to this one, or the answer of the `output` question around it. */
function shownFor(block: Block, blocks: readonly Block[]): ShownOutput | undefined {
  const question = outputQuestion(block);
  if (question !== undefined) {
    const accept = block === lastProgramIn(question, blocks) ? firstAccept(question) : undefined;
    return accept === undefined ? undefined : { source: 'answer', ...accept };
  }
  const output = blocks.find(
    (each) =>
      each.language === 'output' &&
      each.words.ignore === undefined &&
      findPrevious(each, blocks) === block,
  );
  return output === undefined
    ? undefined
    : { source: 'block', line: output.line, text: output.text };
}

function outputQuestion(block: Block): JsxElement | undefined {
  const question = findEnclosing(block, 'Question');
  return question !== undefined && attributeText(question, 'kind') === 'output'
    ? question
    : undefined;
}

function lastProgramIn(element: JsxElement, blocks: readonly Block[]): Block | undefined {
  return blocks.filter((block) => block.within.includes(element) && isProgram(block)).at(-1);
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

/** The exercise's tests, once the last block of a solution or of the skeleton has been dealt with. */
function trialsAfter(block: Block, blocks: readonly Block[]): TrialStep[] {
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
  return blocks
    .filter(
      (test) =>
        test.words.test &&
        test.language === block.language &&
        findEnclosing(test, 'Exercise') === exercise,
    )
    .map((test) => ({
      kind: 'trial',
      subject: solution === undefined ? 'skeleton' : 'solution',
      parts,
      test,
    }));
}

/** Blocks of a solution that its test builds on; one that shows a mistake is not among them. */
function isPart({ words }: Block): boolean {
  return !words.shouldFail && words.compileFail === undefined && words.ignore === undefined;
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
  if (before.words.test) return 'blocket före är ett test';
  return modeOf(before) === 'compile' ? 'blocket före körs inte' : undefined;
}
