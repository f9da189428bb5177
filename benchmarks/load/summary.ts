import { percentile } from '../statistics';

/** What a student asks for, in the order that a browser asks for it. */
const steps = [
  'page',
  'sign-in programs',
  'sign-in',
  'content key',
  'site',
  'sealed file',
] as const;
export type Step = (typeof steps)[number];

/** How one student's step went, with all its requests. */
export interface Outcome {
  readonly step: Step;
  readonly ms: number;
  /** What went wrong, or undefined. */
  readonly fault: string | undefined;
}

export interface StepSummary {
  readonly step: Step;
  readonly students: number;
  readonly failures: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** A line for each step that anybody came to. */
export function summarize(outcomes: readonly Outcome[]): readonly StepSummary[] {
  return steps.flatMap((step) => {
    const own = outcomes.filter((outcome) => outcome.step === step);
    const times = own.map(({ ms }) => ms);
    if (times.length === 0) return [];
    return [
      {
        step,
        students: own.length,
        failures: own.filter(({ fault }) => fault !== undefined).length,
        p50: percentile(times, 0.5),
        p95: percentile(times, 0.95),
        max: percentile(times, 1),
      },
    ];
  });
}

/** The different faults, with how often each came. */
export function faultTexts(outcomes: readonly Outcome[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { step, fault } of outcomes)
    if (fault !== undefined)
      counts.set(`${step}: ${fault}`, (counts.get(`${step}: ${fault}`) ?? 0) + 1);
  return [...counts].map(([text, count]) => `${count} × ${text}`);
}

/** Did everyone get all the way in, with nothing failing on the way? */
export function everyoneGotIn(lines: readonly StepSummary[], students: number): boolean {
  const taken = new Map(lines.map((line) => [line.step, line.students]));
  return (
    lines.every(({ failures }) => failures === 0) &&
    steps.every((step) => taken.get(step) === students)
  );
}
