import { standingOf, type Standing } from '@kurser/ui/VerdictBox/words';
import type { ErrorReport, TestReport } from '@kurser/python-runner/protocol';
import {
  errorText,
  isActive,
  phaseText,
  type Phase,
  type ProgramRun,
  type Status,
} from '@kurser/python-runner/programRun';

/** What a student asks of a program: to be run, or to be tested as well. */
export type Wish = 'run' | 'test';

/** What a run came to, as the student is shown it. */
export type Outcome =
  /** Nothing has been run yet. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'under way' }
  /** Stopped or broken: there is nothing to show but why. */
  | { readonly kind: 'cut short' }
  /** The program did not come to its end; null when it ended itself with a status that says so. */
  | { readonly kind: 'error'; readonly error: ErrorReport | null }
  | { readonly kind: 'ran' }
  | { readonly kind: 'passed'; readonly tests: readonly TestReport[] }
  | {
      readonly kind: 'failed';
      readonly tests: readonly TestReport[];
      readonly first: TestReport;
      readonly passed: number;
    };

/** @param wish what the run was started for */
export function outcomeOf(phase: Phase, wish: Wish): Outcome {
  if (phase.kind === 'idle') return { kind: 'nothing' };
  if (isActive(phase)) return { kind: 'under way' };
  if (phase.kind !== 'finished') return { kind: 'cut short' };
  const { ok, error, tests } = phase;
  if (!ok) return { kind: 'error', error };
  if (wish === 'run' || tests === null) return { kind: 'ran' };
  const first = tests.find((test) => !test.ok);
  if (first === undefined) return tests.length > 0 ? { kind: 'passed', tests } : { kind: 'ran' };
  return { kind: 'failed', tests, first, passed: tests.filter((test) => test.ok).length };
}

/**
 * Whether a run was a try at the exercise, and how it ended; undefined when it says nothing about
 * the program.
 */
export function tryOf(phase: Phase, wish: Wish): 'passed' | 'failed' | undefined {
  if (wish === 'run') return undefined;
  // A program that never ends has been tried and has failed, like any other.
  if (phase.kind === 'stopped' && phase.reason === 'time') return 'failed';
  switch (outcomeOf(phase, wish).kind) {
    case 'passed':
      return 'passed';
    case 'failed':
    case 'error':
      return 'failed';
    case 'nothing':
    case 'under way':
    case 'cut short':
    case 'ran':
      return undefined;
  }
}

/** '2 av 4 test klarade'. */
export function countText(passed: number, total: number): string {
  return `${passed} av ${total} test ${total === 1 ? 'klarat' : 'klarade'}`;
}

/** What is said of a run, and how the exercise stands where it was tried. */
export interface ToldStatus extends Status {
  readonly standing?: Standing;
}

/** Whether a run has neither printed nor drawn. */
export function hasShownNothing({ output, drawing, board }: ProgramRun): boolean {
  return output.length === 0 && drawing === undefined && board === undefined;
}

/** Of a program that has come to its end: who expected a printout looks for it in vain. */
const ranText = (isSilent: boolean): string =>
  isSilent ? 'Programmet är klart och skrev inte ut något.' : 'Programmet är klart.';

/**
 * The status line of an exercise: where the run is, or what it came to.
 * @param isSilent whether the run has shown nothing
 */
export function exerciseStatus(
  phase: Phase,
  outcome: Outcome,
  wish: Wish,
  isSilent = false,
): ToldStatus {
  switch (outcome.kind) {
    case 'nothing':
      return { text: '', tone: 'plain' };
    case 'under way':
      return { text: phaseText(phase), tone: 'plain' };
    case 'cut short':
      return { text: phaseText(phase), tone: phase.kind === 'broken' ? 'bad' : 'warn' };
    case 'error': {
      const text = errorText(outcome.error);
      if (wish === 'run') return { text, tone: 'bad' };
      const next = 'Rätta det först, sedan körs testerna.';
      return { text: `${text} ${next}`, tone: 'plain', standing: 'wrong' };
    }
    case 'ran':
      return { text: ranText(isSilent), tone: 'plain' };
    case 'passed': {
      // The exercise's mark says whether there is something left besides.
      const total = outcome.tests.length;
      return { text: `${countText(total, total)}.`, tone: 'plain', standing: 'right' };
    }
    case 'failed': {
      const total = outcome.tests.length;
      const standing = standingOf(outcome.passed, total);
      return { text: `${countText(outcome.passed, total)}.`, tone: 'plain', standing };
    }
  }
}

/**
 * The status line of an example that has been changed and run. `isSame` is null where the text
 * shows no output.
 */
export function exampleStatus(phase: Phase, outcome: Outcome, isSame: boolean | null): ToldStatus {
  if (outcome.kind !== 'ran') return exerciseStatus(phase, outcome, 'run');
  switch (isSame) {
    case null:
      return { text: 'Programmet är klart.', tone: 'plain' };
    case true:
      return { text: 'Samma utskrift som i texten.', tone: 'good' };
    case false:
      return { text: 'En annan utskrift än i texten.', tone: 'plain' };
  }
}
