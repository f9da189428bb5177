import { firstAccept } from './accept';
import { type Block, findEnclosing } from './blocks';
import { attributeText, type JsxElement } from './jsx';
import { findPrevious, isProgram } from './scope';

/** What is asked of a program. */
export type Mode = 'run' | 'compile' | 'shouldFail' | 'compileFail';

export function modeOf({ words, language }: Block): Mode {
  if (words.compileFail !== undefined) return 'compileFail';
  if (words.shouldFail) return 'shouldFail';
  const onlyRead = words.noRun || words.skeleton || (language === 'bash' && !words.run);
  return onlyRead ? 'compile' : 'run';
}

/** Output that the page shows: an `output` block, or the first answer of an `output` question. */
export interface ShownOutput {
  readonly source: 'block' | 'answer';
  readonly line: number;
  readonly text: string;
}

/**
 * The `output` block that belongs to this one, or the answer of the `output` question around it.
 */
export function shownFor(block: Block, blocks: readonly Block[]): ShownOutput | undefined {
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

/** The question around the block that asks what it prints. */
export function outputQuestion(block: Block): JsxElement | undefined {
  const question = findEnclosing(block, 'Question');
  return question !== undefined && attributeText(question, 'kind') === 'output'
    ? question
    : undefined;
}

/** The program whose output an `output` question asks for: the last one in it. */
export function lastProgramIn(element: JsxElement, blocks: readonly Block[]): Block | undefined {
  return blocks.filter((block) => block.within.includes(element) && isProgram(block)).at(-1);
}
