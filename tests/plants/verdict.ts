import type { Plant } from './plant';
import type { Outcome } from './reports';

export interface Verdict {
  readonly plant: Plant;
  /** Why the plant does not count as seen; undefined when it does. */
  readonly fault: string | undefined;
}

/**
 * A plant is seen when its very test is green without it and red with it. Nothing else counts: a
 * file that no longer loads proves nothing.
 */
export function judge(plant: Plant, without: Outcome, planted: Outcome): Verdict {
  return { plant, fault: faultOf(without, planted) };
}

function faultOf(without: Outcome, planted: Outcome): string | undefined {
  if (without === 'absent') return 'testet kördes inte, inte ens utan felet';
  if (without === 'failed') return 'testet är rött också utan felet';
  if (planted === 'absent')
    return 'testet kördes inte med felet: filen gick inte att ladda eller bygga';
  return planted === 'passed' ? 'testet är grönt fast felet är planterat' : undefined;
}

/** A table of what was seen by which test, and last the plain line that other scripts count. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ plant: { name, file, test }, fault }) => [
    fault === undefined ? 'sett' : 'OSETT',
    test.level,
    name,
    file,
    `${test.file} › ${test.title}${fault === undefined ? '' : ` (${fault})`}`,
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  const failed = verdicts.filter(({ fault }) => fault !== undefined).length;
  return [...lines, '', `${verdicts.length - failed} passed, ${failed} failed`].join('\n');
}
