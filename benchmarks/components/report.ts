import { markdownTable } from '../markdownTable';
import type { PythonTimes } from './brokenBudgets';
import { pythonLimitsMs } from './budgets';

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
