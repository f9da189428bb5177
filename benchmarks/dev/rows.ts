import { markdownTable } from '../report';
import { ratiosOf, spreadOf, type Spread } from '../statistics';
import { siteNames, type SiteName } from './sites';

/** After how many edits memory is looked at. From the second on it should be level. */
export const memoryAfter = [1, 10, 20, 50] as const;

/** What a site took: milliseconds, and bytes after each number of edits. */
export interface Measured {
  readonly starts: readonly number[];
  readonly edits: readonly number[];
  readonly bytes: readonly number[];
}
export type MeasuredSites = Readonly<Record<SiteName, Measured>>;

/** A row of the table; what it has to reach, where it has to. */
interface Row {
  readonly what: string;
  readonly texts: readonly string[];
  readonly ratio?: { readonly spread: Spread; readonly atMost: number; readonly of: string };
}

const seconds = ({ median, min, max }: Spread): string =>
  `${(median / 1000).toFixed(1)} s (${(min / 1000).toFixed(1)}–${(max / 1000).toFixed(1)})`;

function timeRow(
  what: string,
  times: Readonly<Record<SiteName, readonly number[]>>,
  atMost: number,
): Row {
  return {
    what,
    texts: siteNames.map((name) => seconds(spreadOf(times[name]))),
    ratio: { spread: spreadOf(ratiosOf(times.ours, times.bare)), atMost, of: 'bare' },
  };
}

function memoryRow(sites: MeasuredSites, index: number): Row {
  const count = memoryAfter[index] ?? 0;
  const own = sites.ours.bytes;
  const growth = (own[index] ?? Number.NaN) / (own[1] ?? Number.NaN);
  const what = `Memory after ${String(count)} ${count === 1 ? 'edit' : 'edits'}`;
  const bytes = siteNames.map((name) => sites[name].bytes[index] ?? Number.NaN);
  const texts = bytes.map((each) => `${(each / 1e9).toFixed(2)} GB`);
  if (index < 2) return { what, texts };
  return { what, texts, ratio: { spread: spreadOf([growth]), atMost: 1.1, of: 'after 10' } };
}

/** The benchmark's rows: start, edit, and memory as often as it was looked at. */
export function rowsOf({ bare, ours }: MeasuredSites): readonly Row[] {
  return [
    timeRow('Start until the lesson is there', { bare: bare.starts, ours: ours.starts }, 1.5),
    timeRow('Edit until it is seen', { bare: bare.edits, ours: ours.edits }, 1.3),
    ...ours.bytes.map((_, index) => memoryRow({ bare, ours }, index)),
  ];
}

/** Is the row within its goal, where it has one? Its median is what counts. */
export function isReached({ ratio }: Row): boolean {
  return ratio === undefined || ratio.spread.median <= ratio.atMost;
}

function goalCells(row: Row): readonly string[] {
  if (row.ratio === undefined) return ['', '', ''];
  const { spread, atMost, of } = row.ratio;
  const ends =
    spread.min === spread.max ? '' : ` (${spread.min.toFixed(2)}–${spread.max.toFixed(2)})`;
  return [
    `${spread.median.toFixed(2)} of ${of}${ends}`,
    `at most ${atMost.toFixed(2)}`,
    isReached(row) ? 'yes' : '**no**',
  ];
}

/** The rows as a table in Markdown. */
export function devTable(rows: readonly Row[]): string {
  const head = ['what', ...siteNames, 'measured', 'goal', 'reached'];
  return markdownTable([head, ...rows.map((row) => [row.what, ...row.texts, ...goalCells(row)])]);
}
