/** A code block that its author has not closed. Lines are 1-based. */
export interface OpenFence {
  readonly line: number;
  /**
   * Where the next block begins that it has swallowed; undefined when it goes on to the end of the
   * page.
   */
  readonly swallows: number | undefined;
}

/** The lines from a block's first to its last, with the marks of both. */
interface Block {
  readonly first: number;
  readonly last: number;
  readonly end: 'closed' | 'swallows' | 'page';
}

/** What may stand before the marks: the markers of quotes and lists, and indentation. */
const marksAt = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)?(`{3,}|~{3,})(.*)$/;

/**
 * The code blocks of a page. A block that seems to open within another of the same marks shows that
 * the first one was not closed: whoever shows a block within a block gives the outer one longer
 * marks.
 */
function findBlocks(source: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { readonly line: number; readonly marks: string } | undefined;
  const lines = source.split(/\r?\n/);
  for (const [index, text] of lines.entries()) {
    const [, marks = '', words = ''] = marksAt.exec(text) ?? [];
    const line = index + 1;
    // Backticks after the marks make it code within a line.
    if (marks === '' || (marks.startsWith('`') && words.includes('`'))) continue;
    if (open === undefined) open = { line, marks };
    else if (marks.startsWith(open.marks) && words.trim() === '') {
      blocks.push({ first: open.line, last: line, end: 'closed' });
      open = undefined;
    } else if (marks === open.marks) {
      blocks.push({ first: open.line, last: line - 1, end: 'swallows' });
      open = { line, marks };
    }
  }
  if (open === undefined) return blocks;
  return [...blocks, { first: open.line, last: lines.length, end: 'page' }];
}

/** The code blocks of a page that are not closed, from its source, which need not be valid. */
export function findOpenFences(source: string): readonly OpenFence[] {
  return findBlocks(source)
    .filter(({ end }) => end !== 'closed')
    .map(({ first, last, end }) => ({
      line: first,
      swallows: end === 'swallows' ? last + 1 : undefined,
    }));
}

/** Answers of each 1-based line of a page whether it belongs to a code block. */
export function findCodeLines(source: string): (line: number) => boolean {
  const blocks = findBlocks(source);
  return (line) => blocks.some(({ first, last }) => line >= first && line <= last);
}
