import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Finding } from '../finding';
import type { Block } from '../../../src/lessons/blocks';
import { findExcerptFault } from '../page/excerpt';
import type { Page } from '../page/page';
import type { Site } from '../site/site';
import { fault, type Rule } from './rule';

/** A block with `source=` says what the file beside the lesson says, so that a reader never meets two versions of it. */
export const sources: Rule = {
  name: 'källfiler',
  check: (page, site) =>
    page.blocks.flatMap((block) =>
      block.words.source === undefined ? [] : sourceFaults(block, block.words.source, page, site),
    ),
};

function sourceFaults(block: Block, source: string, page: Page, site: Site): Finding[] {
  const path = resolve(dirname(page.path), source);
  const file = relative(site.root, path).replaceAll('\\', '/');
  if (!existsSync(path) || !statSync(path).isFile()) {
    return [
      fault(
        page,
        block.line,
        `filen ${source} finns inte`,
        'filens namn räknat från sidan, till exempel ./spel/player.gd',
      ),
    ];
  }
  const found = findExcerptFault(block.text, readFileSync(path, 'utf8'));
  if (found === undefined) return [];
  const inFile = found.inFile === undefined ? 'filen är slut' : `där står ${quote(found.inFile)}`;
  return [
    fault(
      page,
      block.line + found.line,
      `${quote(found.inExcerpt)} är inte vad ${file}:${found.fileLine} säger: ${inFile}`,
      `hela filen, eller hela rader i följd ur ${source}`,
    ),
  ];
}

/** Tabs and spaces look alike in a terminal, and are the commonest difference. */
function quote(line: string): string {
  return `»${line.replaceAll('\t', '→')}«`;
}
