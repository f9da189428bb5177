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
    case 'loading':
      return 'Startar Python. Första gången hämtas ungefär 6 MB, sedan går det fort …';
    case 'running':
      return phase.isSlow
        ? 'Programmet kör fortfarande. Är det en slinga som aldrig tar slut?'
        : 'Programmet kör …';
    case 'asking':
      return 'Programmet väntar på indata.';
    case 'stopped':
      switch (phase.reason) {
        case 'student':
          return 'Programmet är stoppat.';
        case 'other':
          return 'Programmet stoppades, eftersom ett annat program på sidan startades.';
        case 'time':
          return 'Programmet stoppades: det tog för lång tid. Är det en slinga som aldrig tar slut?';
        case 'output':
          return 'Programmet stoppades: det skrev mer än vad som visas här (2 000 rader eller 100 000 tecken).';
      }
      break;
    case 'finished': {
      const failed = phase.checks?.filter((failure) => failure !== null).length ?? 0;
      return finishedText(phase.ok, failed, checkCount);
    }
    case 'broken':
      return phase.during === 'loading'
        ? 'Python gick inte att hämta. Kontrollera att du har nät och försök igen.'
        : 'Python gav upp: programmet tog för mycket minne eller anropade sig självt för djupt. Kör igen startar Python på nytt.';
  }
}
