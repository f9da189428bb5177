/** One site of the growing row. */
export interface Grown {
  readonly pages: number;
  readonly ms: number;
  readonly peakBytes: number;
}

/** Grows the time no faster than the pages, from each site to the next? */
export function isLinear(row: readonly Grown[]): boolean {
  return row.every((site, index) => {
    const before = row[index - 1];
    return before === undefined || site.ms / before.ms <= site.pages / before.pages;
  });
}

/**
 * What a further page costs, from each site to the next, in milliseconds: shows growth that the
 * fixed costs of a small site hide.
 */
export function costsOfAPage(row: readonly Grown[]): readonly number[] {
  return row.flatMap((site, index) => {
    const before = row[index - 1];
    return before === undefined ? [] : [(site.ms - before.ms) / (site.pages - before.pages)];
  });
}

/** The row as cells of a table. */
export function growthCells(row: readonly Grown[]): readonly (readonly string[])[] {
  const costs = costsOfAPage(row);
  return row.map(({ pages, ms, peakBytes }, index) => {
    const cost = costs[index - 1];
    return [
      String(pages),
      `${(ms / 1000).toFixed(1)} s`,
      `${(ms / pages).toFixed(0)} ms`,
      cost === undefined ? '' : `${cost.toFixed(0)} ms`,
      `${(peakBytes / 1e9).toFixed(2)} GB`,
    ];
  });
}
