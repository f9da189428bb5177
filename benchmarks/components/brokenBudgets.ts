import {
  byteBudgets,
  libraryBudgets,
  pythonLimitsMs,
  scrolledShare,
  splitAllowance,
  startRatioLimit,
  startRatioLimits,
  stepLimitMs,
} from './budgets';
import type { Part } from './parts';
import type { Scrolling } from './scrolling';

/**
 * What was measured of one part: bytes beyond a plain page's, its start, and that start as a ratio
 * of a plain page's.
 */
export interface Measured {
  readonly bytes: number;
  readonly startMs: number;
  readonly ratio: number;
  readonly steps: readonly { readonly name: string; readonly ms: number }[];
}

const budgetOf: Readonly<Record<string, number>> = { ...byteBudgets, ...libraryBudgets };

/**
 * What a page with these parts may fetch, or undefined where nothing is promised of one of them.
 */
function byteLimitOf(names: readonly string[]): number | undefined {
  const budgets = names.map((name) => budgetOf[name]).filter((budget) => budget !== undefined);
  if (budgets.length < names.length) return undefined;
  return Math.round(budgets.reduce((sum, budget) => sum + budget, 0) * splitAllowance);
}

/** The broken budgets of a part, as sentences; none when it keeps within all of them. */
export function brokenBudgets(
  { name, beside = [] }: Pick<Part, 'name' | 'beside'>,
  { bytes, ratio, steps }: Measured,
): string[] {
  const byteLimit = byteLimitOf([name, ...beside]);
  const ratioLimit = startRatioLimits[name] ?? startRatioLimit;
  const tooLarge = byteLimit !== undefined && bytes > byteLimit;
  return [
    ...(tooLarge ? [`${name}: ${String(bytes)} bytes, budget ${String(byteLimit)}`] : []),
    ...(ratio > ratioLimit
      ? [`${name}: start ${ratio.toFixed(2)} of a plain page's, budget ${String(ratioLimit)}`]
      : []),
    ...steps
      .filter(({ ms }) => ms > stepLimitMs)
      .map(
        (step) => `${name}, ${step.name}: ${step.ms.toFixed(0)} ms, budget ${String(stepLimitMs)}`,
      ),
  ];
}

/** How long a student waits for a program's output. */
export interface PythonTimes {
  /** With Python to fetch and to start. */
  readonly firstMs: number;
  readonly warmMs: number;
}

/** The limits that Python does not keep, as sentences. */
export function brokenPythonLimits({ firstMs, warmMs }: PythonTimes): string[] {
  const rows = [
    ['first', firstMs, pythonLimitsMs.first],
    ['warm', warmMs, pythonLimitsMs.warm],
  ] as const;
  return rows
    .filter(([, ms, limit]) => ms > limit)
    .map(
      ([which, ms, limit]) =>
        `Python, ${which} result: ${ms.toFixed(0)} ms, limit ${String(limit)}`,
    );
}

/** The ways through a page with forty fields that are not smooth, as sentences. */
export function brokenScrolling({ still, first, again }: Scrolling): string[] {
  const ways = [
    ['for the first time', first],
    ['again', again],
  ] as const;
  return ways
    .filter(([, frames]) => frames < scrolledShare * still)
    .map(
      ([way, frames]) =>
        `Forty fields, scrolled ${way}: ${frames.toFixed(1)} of ${still.toFixed(1)} frames a second`,
    );
}
