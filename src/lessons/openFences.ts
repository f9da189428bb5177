/** A code block that its author has not closed. Lines are 1-based. */
export interface OpenFence {
  readonly line: number;
  /** Where the next block begins that it has swallowed; undefined when it goes on to the end of the page. */
  readonly swallows: number | undefined;
}

/** What may stand before the marks: the signs of quotes and lists, and indentation. */
const marksAt = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)?(`{3,}|~{3,})(.*)$/;

/**
 * The code blocks of a page that are not closed, from its source, which need not be valid. A block that seems to open within another of the
 * same marks shows that the first one was not closed: whoever shows a block within a block gives the outer one longer marks.
 */
export function findOpenFences(source: string): readonly OpenFence[] {
  const found: OpenFence[] = [];
  let open: { readonly line: number; readonly marks: string } | undefined;
  for (const [index, text] of source.split('\n').entries()) {
    const [, marks = '', words = ''] = marksAt.exec(text.replace(/\r$/, '')) ?? [];
    const line = index + 1;
    // Backticks after the marks make it code within a line.
    if (marks === '' || (marks.startsWith('`') && words.includes('`'))) continue;
    if (open === undefined) open = { line, marks };
    else if (marks.startsWith(open.marks) && words.trim() === '') open = undefined;
    else if (marks === open.marks) {
      found.push({ line: open.line, swallows: line });
      open = { line, marks };
    }
  }
  return open === undefined ? found : [...found, { line: open.line, swallows: undefined }];
}
