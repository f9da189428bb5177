import { markdownTable } from '../markdownTable';
import type { PythonTimes } from './brokenBudgets';
import { pythonLimitsMs } from './budgets';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

function row(name: string, ms: number, limitMs: number): readonly string[] {
  return [name, seconds(ms), seconds(limitMs), ms > limitMs ? 'not reached' : 'reached'];
}

/** The table in BENCHMARKS.md that says how long a student waits for what a program writes. */
export function pythonReport({ firstMs, warmMs }: PythonTimes): string {
  return markdownTable([
    ['', 'measured', 'limit', ''],
    row('first result on a page', firstMs, pythonLimitsMs.first),
    row('the next result', warmMs, pythonLimitsMs.warm),
  ]);
}
