import { compareExactly, compareOutput, type Difference } from '@kurser/course-parts/live/mask';
import type { Outcome } from './outcome';
import type { Mode, ShownOutput } from '@kurser/lesson-language/source/program';

/** A fault in a block's outcome; `line` only where it is another line than the block's. */
export interface Complaint {
  readonly line?: number;
  readonly problem: string;
  readonly expected: string;
  readonly details?: string;
}

/** Whether a program did what its block promised. Pure; a missing tool is not a complaint. */
export function judge(
  mode: Mode,
  outcome: Outcome,
  promised: { shown?: ShownOutput; errorCode?: string },
): Complaint[] {
  switch (outcome.kind) {
    case 'unavailable':
      return [];
    case 'stopped':
      return [
        {
          problem: `programmet stoppades: ${outcome.limit}`,
          expected: 'ett program som blir klart av sig självt',
        },
      ];
    case 'rejected':
      return judgeRejected(mode, outcome.messages, promised);
    case 'compiled':
      return judgeCompiled(mode, promised.shown);
    case 'ran':
      return judgeRun(mode, outcome, promised.shown);
  }
}

type Promised = Parameters<typeof judge>[2];

function judgeRejected(mode: Mode, messages: string, { shown, errorCode }: Promised): Complaint[] {
  if (mode !== 'compileFail') {
    return [
      {
        problem: 'koden kompilerar inte',
        expected: 'kod som kompilerar, eller compile_fail',
        details: messages,
      },
    ];
  }
  if (errorCode !== undefined && !messages.includes(errorCode)) {
    return [
      {
        problem: `felet nämner inte ${errorCode}`,
        expected: 'den felkod som verktyget ger',
        details: messages,
      },
    ];
  }
  return shown === undefined ? [] : compare(shown, messages);
}

function judgeCompiled(mode: Mode, shown: ShownOutput | undefined): Complaint[] {
  if (mode === 'compileFail')
    return [
      { problem: 'koden kompilerar', expected: 'ett kompileringsfel, eller inget compile_fail' },
    ];
  if (mode === 'shouldFail')
    return [{ problem: 'inget körs, så inget fel kan visa sig', expected: 'ett helt program' }];
  if (shown === undefined) return [];
  return [
    {
      line: shown.line,
      problem: 'utskrift visas men koden körs inte',
      expected: 'ett helt program före output',
    },
  ];
}

function judgeRun(
  mode: Mode,
  ran: Extract<Outcome, { kind: 'ran' }>,
  shown: ShownOutput | undefined,
): Complaint[] {
  const failed = ran.exit !== 0;
  if (mode === 'compileFail')
    return [
      { problem: 'koden kompilerar', expected: 'ett kompileringsfel, eller inget compile_fail' },
    ];
  if (mode === 'shouldFail' && !failed)
    return [
      { problem: 'programmet slutar utan fel', expected: 'ett fel, eller inget should_fail' },
    ];
  if (mode !== 'shouldFail' && failed) {
    const end = typeof ran.exit === 'number' ? `felkod ${String(ran.exit)}` : ran.exit;
    return [
      {
        problem: `programmet slutar med ${end}`,
        expected: 'slut utan fel, eller should_fail',
        details: ran.stderr || ran.stdout,
      },
    ];
  }
  return shown === undefined
    ? []
    : compare(shown, mode === 'shouldFail' ? ran.stdout + ran.stderr : ran.stdout);
}

function compare(shown: ShownOutput, actual: string): Complaint[] {
  const compareTexts = shown.source === 'answer' ? compareExactly : compareOutput;
  const difference = compareTexts(shown.text, actual);
  if (difference === undefined) return [];
  const what =
    shown.source === 'answer'
      ? 'det första Accept är inte den verkliga utskriften'
      : 'utskriften stämmer inte';
  const offset = shown.source === 'answer' ? 0 : difference.shownLine;
  return [
    {
      line: shown.line + offset,
      problem: `${what}: ${describe(difference)}`,
      expected: difference.actual === undefined ? 'ingen rad här' : difference.actual,
      details: `Verklig utskrift:\n${actual.trimEnd()}`,
    },
  ];
}

function describe({ shown, actual }: Difference): string {
  if (shown === undefined) return 'verkligheten har fler rader';
  return actual === undefined
    ? `raden ${shown} skrivs aldrig`
    : `visar ${shown === '' ? 'en tom rad' : shown}`;
}
