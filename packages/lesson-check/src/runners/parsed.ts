import type { Block } from '@kurser/lesson-language/source/blocks';
import type { Complaint } from '../plan/judge';
import { readGdscript } from './gdscript';
import { readMermaid } from './mermaid';
import type { ReadingFault } from './reading';

/** Reads a block that is never run. Complaints stand on the line the parser names. */
export async function checkParsed(block: Block): Promise<Complaint[]> {
  const faults = await read(block);
  return faults.map(({ line, problem }) => ({
    line: block.line + line,
    problem: `${block.language}: ${problem}`,
    expected: `${block.language} som en tolk kan läsa`,
  }));
}

async function read({ language, text, words }: Block): Promise<ReadingFault[]> {
  // Some lines of a script are not a script. The file itself is read whole, with the site.
  if (language === 'gdscript') return words.source === undefined ? readGdscript(text) : [];
  if (language === 'mermaid') return readMermaid(text);
  // The parsers are heavy, TypeScript above all, and most pages need none of them.
  const { readers } = await import('./reading');
  return readers[language]?.(text) ?? [];
}
