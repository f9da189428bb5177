import { parseMdx } from '../../source/parseMdx';
import { type Block, collectBlocks } from '../../source/blocks';

/** The blocks of a page that consists of these lines. */
export function toBlocks(...lines: readonly string[]): readonly Block[] {
  return collectBlocks(parseMdx(lines.join('\n')));
}

/** A fenced block with empty lines around it, so that it may stand in a component. */
export function fence(words: string, ...text: readonly string[]): string {
  return ['', '```' + words, ...text, '```', ''].join('\n');
}
