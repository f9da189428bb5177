import { phaseText } from '../python/phaseText';
import type { Phase } from '../python/session';

function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

function finishedText(ok: boolean, failed: number, checkCount: number): string {
  if (!ok)
    return checkCount === 0
      ? 'Programmet slutade med ett fel.'
      : 'Programmet slutade med ett fel. Rätta det först, sedan körs kontrollerna.';
  if (checkCount === 0) return 'Programmet är klart.';
  if (failed === 0)
    return plural(
      checkCount,
      'Programmet klarade kontrollen.',
      'Programmet klarade alla kontroller.',
    );
  return `Programmet klarade ${String(checkCount - failed)} av ${String(checkCount)} kontroller.`;
}

/** One sentence on where the run is, for the status line below the buttons. */
export function statusText(phase: Phase, checkCount: number): string {
  switch (phase.kind) {
    case 'idle':
      return checkCount === 0
        ? ''
        : `${String(checkCount)} ${plural(checkCount, 'kontroll', 'kontroller')} körs när programmet är klart.`;
    case 'finished': {
      const failed = phase.checks?.filter((failure) => failure !== null).length ?? 0;
      return finishedText(phase.ok, failed, checkCount);
    }
    case 'loading':
    case 'running':
    case 'asking':
    case 'stopped':
    case 'broken':
      return phaseText(phase);
  }
}
