/** What makes a page long to read, in a line each. */
export function lengthFaults(text: string, mostLines: number): string[] {
  const lines = text.trimEnd().split('\n');
  return [
    ...(lines.length > mostLines ? [`${String(lines.length)} lines`] : []),
    ...lines.flatMap((line, index) =>
      line.length > 100 ? [`line ${String(index + 1)}: ${String(line.length)} columns`] : [],
    ),
  ];
}
