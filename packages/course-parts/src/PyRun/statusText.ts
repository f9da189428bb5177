import { standingOf, type Standing } from '@kurser/ui/VerdictBox/words';
import { errorText, phaseText, type Phase } from '@kurser/python-runner/programRun';
import type { Finished } from '@kurser/python-runner/protocol';

function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

function finishedText({ ok, error, checks }: Finished, checkCount: number): string {
  if (!ok)
    return checkCount === 0
      ? errorText(error)
      : `${errorText(error)} Rätta det först, sedan körs kontrollerna.`;
  const failed = checks?.filter((failure) => failure !== null).length ?? 0;
  if (checkCount === 0) return 'Programmet är klart.';
  if (failed === 0)
    return plural(
      checkCount,
      'Programmet klarade kontrollen.',
      'Programmet klarade alla kontroller.',
    );
  return `Programmet klarade ${String(checkCount - failed)} av ${String(checkCount)} kontroller.`;
}

/** How a program with checks stands after a run; undefined where nothing was checked. */
export function checkedStanding(phase: Phase, checkCount: number): Standing | undefined {
  if (phase.kind !== 'finished' || checkCount === 0) return undefined;
  if (!phase.ok || phase.checks === null) return 'wrong';
  const passed = phase.checks.filter((failure) => failure === null).length;
  return standingOf(passed, checkCount);
}

/** Where the run is, or how it ended, for the status line below the buttons. */
export function statusText(phase: Phase, checkCount: number): string {
  switch (phase.kind) {
    case 'idle':
      return checkCount === 0
        ? ''
        : `${String(checkCount)} ${plural(checkCount, 'kontroll', 'kontroller')} körs när programmet är klart.`;
    case 'finished':
      return finishedText(phase, checkCount);
    case 'loading':
    case 'running':
    case 'asking':
    case 'playing':
    case 'stopped':
    case 'broken':
      return phaseText(phase);
  }
}
