import { languageKind } from '../../../src/lessons/languages';
import type { Block } from '../../../src/lessons/blocks';
import type { Page } from './page';

/**
 * How many examples show what comes out: `output` blocks, sessions with output, step traces, and a `text` block directly
 * after a block in a language that is only shown (TRSE, for one). Quizzes and exercises are not examples.
 */
export function countExamples(page: Page): number {
  const blocks = page.blocks.filter(
    ({ within }) => !within.some(({ name }) => name === 'Exercise' || name === 'Quiz'),
  );
  return blocks.filter((block, index) => showsOutput(block, blocks[index - 1])).length;
}

function showsOutput(block: Block, before: Block | undefined): boolean {
  switch (languageKind(block.language)) {
    case 'output':
    case 'steptrace':
      return true;
    case 'console':
      return block.text.split('\n').some((line) => line.trim() !== '' && !line.startsWith('$ '));
    case 'gdb':
      return block.text.split('\n').some((line) => line.trim() !== '' && !line.startsWith('(gdb)'));
    case 'shown':
      return block.language === 'text' && before !== undefined && isOnlyShown(before);
    case 'program':
    case 'parsed':
    case 'lab':
    case undefined:
      return false;
  }
}

function isOnlyShown(block: Block): boolean {
  const kind = languageKind(block.language);
  return (
    block.language !== 'text' &&
    (kind === 'shown' || kind === 'parsed') &&
    block.language !== 'mermaid'
  );
}
