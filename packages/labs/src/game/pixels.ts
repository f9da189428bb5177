/** The runs of a row: the letter, where it begins and how long it is. */
function runsOf(row: string): readonly (readonly [letter: string, from: number, width: number])[] {
  const runs: (readonly [string, number, number])[] = [];
  let from = 0;
  for (let at = 1; at <= row.length; at += 1) {
    if (row[at] === row[from]) continue;
    runs.push([row.charAt(from), from, at - from]);
    from = at;
  }
  return runs;
}

/**
 * A drawing of letters as one path for each letter, the runs of a row as rectangles one pixel high.
 * A point is left out.
 */
export function pixelPaths(rows: readonly string[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const [y, row] of rows.entries())
    for (const [letter, x, width] of runsOf(row)) {
      if (letter === '.') continue;
      paths.set(letter, `${paths.get(letter) ?? ''}M${x} ${y}h${width}v1h-${width}z`);
    }
  return paths;
}
