import type { ErrorReport, TestReport } from '@kurser/python-runner/protocol';
import type { Phase, Tone } from '@kurser/python-runner/programRun';
import type { AnswerMark } from '../../file/handIn';

/** What the desk has found of one exercise of one student. Nothing of it is the file's word. */
export type Verdict =
  /** It was not handed in. */
  | { readonly kind: 'missing' }
  /** It was, with nothing of the student's own in it. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'waiting' }
  /** Its test opens on a day, and has not been unlocked here. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'passed'; readonly total: number }
  | {
      readonly kind: 'failed';
      readonly first: TestReport;
      readonly passed: number;
      readonly total: number;
    }
  | { readonly kind: 'error'; readonly error: ErrorReport | null }
  | { readonly kind: 'stopped'; readonly reason: 'time' | 'output' }
  /** Python fell over: too much memory, too deep. */
  | { readonly kind: 'broken' }
  /** `own` is a text of the student's own, which a person has to read. */
  | {
      readonly kind: 'answers';
      readonly marks: readonly (AnswerMark | 'own')[];
    }
  /** There is nothing that the page can judge; the student has said that it is done, or has not. */
  | { readonly kind: 'unjudged'; readonly isDone: boolean };

/** What a run of a program and its test came to; undefined while it is under way or cut short. */
export function verdictOf(phase: Phase): Verdict | undefined {
  if (phase.kind === 'stopped')
    return phase.reason === 'time' || phase.reason === 'output'
      ? { kind: 'stopped', reason: phase.reason }
      : undefined;
  if (phase.kind === 'broken') return phase.during === 'running' ? { kind: 'broken' } : undefined;
  if (phase.kind !== 'finished') return undefined;
  const { ok, error, tests } = phase;
  if (!ok || tests === null) return { kind: 'error', error };
  const [passed, total] = [tests.filter((test) => test.ok).length, tests.length];
  const first = tests.find((test) => !test.ok);
  // A test that says nothing has shown nothing.
  if (first === undefined)
    return total === 0 ? { kind: 'error', error } : { kind: 'passed', total };
  return { kind: 'failed', first, passed, total };
}

const rightOf = (marks: readonly (AnswerMark | 'own')[]): number =>
  marks.filter((mark) => mark === 'right').length;

/** A verdict in a few words, for a cell of the table. */
export function verdictText(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'missing':
      return 'Inte med';
    case 'empty':
      return 'Tom';
    case 'waiting':
      return 'Väntar';
    case 'closed':
      return 'Testet låst';
    case 'passed':
      return '✓ Klarad';
    case 'failed':
      return `✗ ${String(verdict.passed)} av ${String(verdict.total)} test`;
    case 'error':
      return `✗ ${verdict.error?.type ?? 'Avslutad'}`;
    case 'stopped':
      return verdict.reason === 'time' ? '✗ För lång tid' : '✗ För mycket utskrift';
    case 'broken':
      return '✗ Python gav upp';
    case 'answers': {
      const judged = verdict.marks.filter((mark) => mark !== 'own');
      if (judged.length === 0) return 'Egen text';
      return `${rightOf(judged)} av ${judged.length} rätt`;
    }
    case 'unjudged':
      return verdict.isDone ? 'Klar, ej prövad' : 'Inte klar';
  }
}

export function toneOf(verdict: Verdict): Tone {
  switch (verdict.kind) {
    case 'passed':
      return 'good';
    case 'failed':
      return 'warn';
    case 'error':
    case 'stopped':
    case 'broken':
      return 'bad';
    case 'answers': {
      const judged = verdict.marks.filter((mark) => mark !== 'own');
      if (judged.length === 0) return 'plain';
      return rightOf(judged) === judged.length ? 'good' : 'warn';
    }
    case 'missing':
    case 'empty':
    case 'waiting':
    case 'closed':
    case 'unjudged':
      return 'plain';
  }
}

/** The last line of a traceback: what Python says is wrong. */
function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1) ?? '';
}

/** A piece of code in a text whose backticks mark code; one that has some itself stands plain. */
function asCode(code: string): string {
  return code.includes('`') ? code : `\`${code}\``;
}

/** What a test says of how it failed, the same for two programs that failed alike. */
function testSays({ call, source, wanted, got, message }: TestReport): string {
  const facts = [
    ...(wanted === null ? [] : [`väntat ${asCode(wanted)}`]),
    ...(got === null ? [] : [`fick ${asCode(got)}`]),
  ].join(', ');
  const asked = asCode(call ?? source);
  const where = facts === '' ? asked : `${asked}: ${facts}`;
  return message === null ? where : `${message} (${where})`;
}

/** What is said of a program that failed, code in backticks; undefined for one that did not. */
export function whatWasSaid(verdict: Verdict): string | undefined {
  switch (verdict.kind) {
    case 'failed':
      return testSays(verdict.first);
    case 'error':
      return verdict.error === null
        ? 'Programmet avslutade sig självt.'
        : asCode(lastLine(verdict.error.text));
    case 'stopped':
      return verdict.reason === 'time'
        ? 'Programmet tog för lång tid och stoppades.'
        : 'Programmet skrev för mycket och stoppades.';
    case 'broken':
      return 'Python gav upp: för mycket minne eller för djupa anrop.';
    case 'missing':
    case 'empty':
    case 'waiting':
    case 'closed':
    case 'passed':
    case 'answers':
    case 'unjudged':
      return undefined;
  }
}
