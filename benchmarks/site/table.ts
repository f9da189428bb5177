import { markdownTable } from '../report';
import { isReached, type Row } from './rows';

function measuredText({ measured: { median, min, max }, goal }: Row): string {
  switch (goal.kind) {
    case 'share':
      return `${median.toFixed(2)} of ${goal.of} (${min.toFixed(2)}–${max.toFixed(2)})`;
    case 'time':
      return `${median.toFixed(0)} ms`;
  }
}

function goalText({ goal }: Row): string {
  switch (goal.kind) {
    case 'share':
      return `at most ${goal.atMost.toFixed(2)}`;
    case 'time':
      return `under ${goal.underMs} ms`;
  }
}

const head = ['what', 'plain gate', 'ungated', 'ours', 'measured', 'goal', 'reached'];

/** The benchmark's rows as a table in Markdown. */
export function benchmarkTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    row.plainGate,
    row.ungated,
    row.ours,
    measuredText(row),
    goalText(row),
    isReached(row) ? 'yes' : '**no**',
  ]);
  return markdownTable([head, ...cells]);
}
