import { languageKind } from '@kurser/lesson-language/source/languages';
import type { Block } from '@kurser/lesson-language/source/blocks';
import type { JsxElement } from '@kurser/lesson-language/source/jsx';
import type { Page } from './page';

/**
 * How many examples show what comes out: `output` blocks, sessions with output, step traces, and a
 * `text` block directly after a block in a language that is only shown (TRSE, for one). What the
 * reader is to work out is no example.
 */
export function countExamples(page: Page): number {
  const blocks = page.blocks.filter(({ within }) => !within.some(isTask));
  return blocks.filter((block, index) => showsOutput(block, blocks[index - 1])).length;
}

const tasks: ReadonlySet<string | null> = new Set(['Exercise', 'Quiz', 'Predict', 'Parsons']);

function isTask({ name }: JsxElement): boolean {
  return tasks.has(name);
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
