import { errorText, phaseText } from '@kurser/python-runner/phaseText';
import type { Phase } from '@kurser/python-runner/programRun';
import type { Outcome, Wish } from './outcome';

/** How a status is coloured. Its words say the same. */
export type Tone = 'plain' | 'good' | 'warn' | 'bad';

export interface Status {
  readonly text: string;
  readonly tone: Tone;
}

/** '2 av 4 test klarade'. */
export function countText(passed: number, total: number): string {
  return `${passed} av ${total} test ${total === 1 ? 'klarat' : 'klarade'}`;
}

/** The status line of an exercise: where the run is, or what it came to. */
export function exerciseStatus(phase: Phase, outcome: Outcome, wish: Wish): Status {
  switch (outcome.kind) {
    case 'nothing':
      return { text: '', tone: 'plain' };
    case 'under way':
      return { text: phaseText(phase), tone: 'plain' };
    case 'cut short':
      return { text: phaseText(phase), tone: phase.kind === 'broken' ? 'bad' : 'warn' };
    case 'error': {
      const next = wish === 'test' ? ' Rätta det först, sedan körs testerna.' : '';
      return { text: `${errorText(outcome.error)}${next}`, tone: 'bad' };
    }
    case 'ran':
      return { text: 'Programmet är klart.', tone: 'plain' };
    case 'passed': {
      const total = outcome.tests.length;
      return { text: `${countText(total, total)}. Uppgiften är klar.`, tone: 'good' };
    }
    case 'failed':
      return { text: `${countText(outcome.passed, outcome.tests.length)}.`, tone: 'warn' };
  }
}

/**
 * The status line of an example that has been changed and run. `isSame` is null where the text
 * shows no output.
 */
export function exampleStatus(phase: Phase, outcome: Outcome, isSame: boolean | null): Status {
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
