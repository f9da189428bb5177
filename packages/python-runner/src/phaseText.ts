import type { Phase } from './programRun';
import type { ErrorReport } from './protocol';

/**
 * One sentence on a run that is under way or was cut short; empty for one that has not begun or has
 * finished.
 */
export function phaseText(phase: Phase): string {
  switch (phase.kind) {
    case 'idle':
    case 'finished':
      return '';
    case 'loading':
      return 'Startar Python. Första gången hämtas ungefär 5 MB, sedan går det fort …';
    case 'running':
      return phase.isSlow
        ? 'Programmet kör fortfarande. Är det en slinga som aldrig tar slut?'
        : 'Programmet kör …';
    case 'asking':
      return 'Programmet väntar på indata.';
    case 'playing':
      return 'Spelet är igång.';
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
    case 'broken':
      switch (phase.during) {
        case 'loading':
          return 'Python gick inte att hämta. Kontrollera att du har nät och försök igen.';
        case 'starting':
          return 'Python går inte att köra i den här webbläsaren, för WebAssembly är avstängt. Det kan vara låsningsläget på en iPhone, ett tillägg eller skolans inställning. Prova en annan webbläsare, eller kör programmet på din egen dator.';
        case 'running':
          return 'Python gav upp: programmet tog för mycket minne eller anropade sig självt för djupt. Kör igen startar Python på nytt.';
      }
  }
}

/**
 * How a program ended badly, where, and what to look for. Null is a program that ended itself with
 * a status.
 */
export function errorText(error: ErrorReport | null): string {
  const place = error === null || error.line === null ? '' : ` på rad ${error.line}`;
  const help = error === null || error.help === null ? '' : ` ${error.help}`;
  return `Programmet slutade med ett fel${place}.${help}`;
}
