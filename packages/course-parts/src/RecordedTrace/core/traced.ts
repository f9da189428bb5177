import type { RecordedStep, Recording } from '@kurser/python-runner/recording';
import { objectsApart } from '../../walk/core/apart';
import { changesText, explain, handOverText } from '../../walk/core/explain';
import { outputsOf, showStep, type ShownStep } from '../../walk/core/show';
import { withOwnNumbers } from './numbers';
import type { Pick } from './picks';

/** A step of a program that the build has run, as it is shown. */
export interface TracedStep {
  readonly line: number;
  readonly explanation: string;
  /** What the step changed, in sentences; '' where the explanation says it already. */
  readonly changes: string;
  readonly shown: ShownStep;
}

/** What an author has to mend: on a line of the `steps` fence, or (null) of the program. */
export interface TraceFault {
  readonly at: number | null;
  readonly problem: string;
  readonly remedy: string;
}

export type Traced =
  | { readonly ok: true; readonly steps: readonly TracedStep[] }
  | { readonly ok: false; readonly fault: TraceFault };

/** More are a program to walk through oneself ('Stega'). */
const maxShownSteps = 60;

/** The step with what was written since the one that is shown before it. */
function withOutput(
  steps: readonly RecordedStep[],
  from: number,
  to: number,
): readonly RecordedStep[] {
  const step = steps[to];
  const output = steps.slice(from, to + 1).map((each) => each.output);
  return step === undefined ? [] : [{ ...step, output: output.join('') }];
}

/** The steps that an author picked; the place of the pick that no step answers to. */
function picked(
  { steps, end, tail }: Recording,
  picks: readonly Pick[],
): { readonly recording: Recording } | { readonly lost: number; readonly after: number } {
  const chosen: RecordedStep[] = [];
  let from = 0;
  for (const [place, { line }] of picks.entries()) {
    const to = steps.findIndex((step, index) => index >= from && step.line === line);
    if (to === -1) return { lost: place, after: from };
    chosen.push(...withOutput(steps, from, to));
    from = to + 1;
  }
  const isWhole = from === steps.length && end === 'end';
  return { recording: { steps: chosen, end: 'end', tail: isWhole ? tail : '' } };
}

function lostFault({ steps }: Recording, { line, at }: Pick, after: number): TraceFault {
  const next = steps.slice(after, after + 8).map((step) => `@${step.line}`);
  const follow = next.length === 0 ? 'inga fler steg' : next.join(', ');
  return {
    at,
    problem: `rad ${line} körs inte efter det förra steget`,
    remedy: `det som följer är ${follow}`,
  };
}

function shownSteps(recording: Recording, picks: readonly Pick[] | undefined): TracedStep[] {
  const numbered = withOwnNumbers(recording);
  const apart = objectsApart(numbered);
  const outputs = outputsOf(numbered);
  return numbered.steps.flatMap((step, index) => {
    const shown = showStep(numbered, index, apart, outputs);
    if (shown === undefined) return [];
    const own = picks?.[index]?.explanation;
    const explanation =
      own === undefined
        ? explain(numbered, index, shown, apart)
        : `${own} ${handOverText(step, apart)}`.trimEnd();
    const changes = own === undefined ? '' : changesText(shown);
    return [{ line: step.line, explanation, changes, shown }];
  });
}

/**
 * What is shown of a recorded program: every step, or those that its author picked and put in
 * words. Pure.
 */
export function traceOf(recording: Recording, picks?: readonly Pick[]): Traced {
  const refuse = (fault: TraceFault): Traced => ({ ok: false, fault });
  const chosen = picks === undefined ? { recording } : picked(recording, picks);
  if ('lost' in chosen) {
    const pick = picks?.[chosen.lost];
    if (pick !== undefined) return refuse(lostFault(recording, pick, chosen.after));
    throw new Error('a pick that is not there was lost');
  }
  const count = chosen.recording.steps.length;
  if (count === 0)
    return refuse({
      at: null,
      problem: 'programmet har ingen rad som körs',
      remedy: 'kod som körs',
    });
  if (count > maxShownSteps)
    return refuse({
      at: null,
      problem: `programmet har ${count} steg`,
      remedy: `högst ${maxShownSteps}, eller ett block med språket steps som väljer bland dem`,
    });
  return { ok: true, steps: shownSteps(chosen.recording, picks) };
}
