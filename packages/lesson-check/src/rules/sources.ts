import { existsSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Finding } from '../finding';
import type { Block } from '@kurser/lesson-language/source/blocks';
import { readSourceOr } from '@kurser/lesson-language/source/sourceText';
import { findExcerptFault } from '../page/excerpt';
import type { Page } from '../page/page';
import type { Site } from '../site/site';
import { fault, type Rule } from './rule';

/**
 * A block with `source=` says what the file beside the lesson says, so that a reader never meets
 * two versions of it. With `from=` too it is the way from the one file to the other: what it takes
 * away and keeps is in the old one, what it adds and keeps in the new.
 */
export const sources: Rule = {
  name: 'källfiler',
  check: (page, site) =>
    page.blocks.flatMap((block) =>
      sidesOf(block).flatMap((side) => sideFaults(block, side, page, site)),
    ),
};

/** Text that shall be found in a file. */
interface Side {
  readonly file: string;
  readonly text: string;
  /** The line of the block that a line of the text stands on; both 1-based. */
  readonly lineAt: (line: number) => number;
}

function sidesOf({ text, words: { source, from } }: Block): Side[] {
  if (from === undefined)
    return source === undefined ? [] : [{ file: source, text, lineAt: (line) => line }];
  return [
    diffSide(text, from, '-'),
    ...(source === undefined ? [] : [diffSide(text, source, '+')]),
  ];
}

/**
 * What a diff says of one of its files: the lines with that file's sign, and those that both files
 * have.
 */
function diffSide(text: string, file: string, sign: '-' | '+'): Side {
  const lines = text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line === '' || line.startsWith(' ') || line.startsWith(sign));
  return {
    file,
    text: lines.map(({ line }) => line.slice(1)).join('\n'),
    lineAt: (line) => lines[line - 1]?.number ?? line,
  };
}

function sideFaults(block: Block, side: Side, page: Page, site: Site): Finding[] {
  const path = resolve(dirname(page.path), side.file);
  const file = relative(site.root, path).replaceAll('\\', '/');
  if (!existsSync(path) || !statSync(path).isFile()) {
    return [
      fault(
        page,
        block.line,
        `filen ${side.file} finns inte`,
        'filens namn räknat från sidan, till exempel ./spel/player.gd',
      ),
    ];
  }
  const found = findExcerptFault(side.text, readSourceOr(path, ''));
  if (found === undefined) return [];
  const inFile = found.inFile === undefined ? 'filen är slut' : `där står ${quote(found.inFile)}`;
  return [
    fault(
      page,
      block.line + side.lineAt(found.line),
      `${quote(found.inExcerpt)} är inte vad ${file}:${found.fileLine} säger: ${inFile}`,
      `hela filen, eller hela rader i följd ur ${side.file}`,
    ),
  ];
}

/** Tabs and spaces look alike in a terminal, and are the commonest difference. */
function quote(line: string): string {
  return `»${line.replaceAll('\t', '→')}«`;
}
