import { markdownTable } from '../report';
import type { PythonTimes } from './brokenBudgets';
import { pythonLimitsMs, scrolledShare } from './budgets';
import type { Scrolling } from './scrolling';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/**
 * The site's own, and the same without the accelerator of Python
 * (packages/accelerators/src/quickPython).
 */
export interface PythonMeasured {
  readonly own: PythonTimes;
  readonly plain: PythonTimes;
}

function row(name: string, ms: number, plainMs: number, limitMs: number): readonly string[] {
  const verdict = ms > limitMs ? 'not reached' : 'reached';
  return [name, seconds(ms), seconds(limitMs), verdict, (ms / plainMs).toFixed(2)];
}

/** The table in BENCHMARKS.md that says how long a student waits for what a program writes. */
export function pythonReport({ own, plain }: PythonMeasured): string {
  return markdownTable([
    ['', 'measured', 'limit', '', 'of what it is without `quickPython`'],
    row('first result on a page', own.firstMs, plain.firstMs, pythonLimitsMs.first),
    row('the next result', own.warmMs, plain.warmMs, pythonLimitsMs.warm),
  ]);
}

/** The table in BENCHMARKS.md that says how smoothly a page with forty fields is scrolled. */
export function scrollingReport({ still, first, again }: Scrolling): string {
  const row = (name: string, frames: number): readonly string[] => {
    const share = frames / still;
    const verdict = share < scrolledShare ? 'not reached' : 'reached';
    return [name, frames.toFixed(1), share.toFixed(2), scrolledShare.toFixed(2), verdict];
  };
  return markdownTable([
    ['', 'frames a second', 'of those while still', 'least', ''],
    ['while nothing happens', still.toFixed(1), '', '', ''],
    row('the first way down', first),
    row('up and down again', again),
  ]);
}
