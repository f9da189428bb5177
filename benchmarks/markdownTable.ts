/** Cells as a table in Markdown; the first row is its head. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = rows;
  const lines = [head, head.map(() => '---'), ...rest];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
