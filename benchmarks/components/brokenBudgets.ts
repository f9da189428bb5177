import {
  byteBudgets,
  libraryBudgets,
  pythonLimitsMs,
  startRatioLimit,
  startRatioLimits,
  stepLimitMs,
} from './budgets';

/** What was measured of one part: bytes beyond a plain page's, its start, and that start as a ratio of a plain page's. */
export interface Measured {
  readonly bytes: number;
  readonly startMs: number;
  readonly ratio: number;
  readonly steps: readonly { readonly name: string; readonly ms: number }[];
}

const budgetOf: Readonly<Record<string, number>> = { ...byteBudgets, ...libraryBudgets };

/** The broken budgets of the part with this name, as sentences; none when it keeps within all of them. */
export function brokenBudgets(name: string, { bytes, ratio, steps }: Measured): string[] {
  const byteLimit = budgetOf[name];
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
