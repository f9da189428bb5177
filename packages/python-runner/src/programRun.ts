import {
  noWebAssembly,
  type ErrorReport,
  type Finished,
  type FromWorker,
  type Stream,
} from './protocol';
import type { Board } from './board';
import type { DrawCommand } from './drawing';
import type { Recording } from './recording';

export type StopReason =
  /** The student pressed Stop. */
  | 'student'
  /** Another program on the page was started. */
  | 'other'
  /** It wrote more than is shown. */
  | 'output'
  /** It worked longer than its limit. */
  | 'time';

export type Phase =
  | { readonly kind: 'idle' }
  /** Python is being fetched and started. */
  | { readonly kind: 'loading' }
  /** `isSlow` once it has worked for ten seconds without a limit. */
  | { readonly kind: 'running'; readonly isSlow: boolean }
  /** The program waits for a line of input. */
  | { readonly kind: 'asking' }
  /**
   * A game is played. Each time that the program waits for the player it is another object; it
   * stays the same while an event is seen to.
   */
  | { readonly kind: 'playing' }
  | { readonly kind: 'stopped'; readonly reason: StopReason }
  | Finished
  /**
   * Python could not be fetched (`loading`), cannot run in this browser (`starting`), or fell over
   * while the program ran.
   */
  | { readonly kind: 'broken'; readonly during: 'loading' | 'starting' | 'running' };

export interface Piece {
  readonly stream: Stream;
  readonly text: string;
}

/** One program's run as it is shown: where it is, and what it has written. */
export interface ProgramRun {
  readonly phase: Phase;
  readonly output: readonly Piece[];
  /** What the program has done, where that was asked for. */
  readonly recording?: Recording;
  /** What the program has drawn, where it has drawn anything. */
  readonly drawing?: readonly DrawCommand[];
  /** The board of the program's game, where it has one. */
  readonly board?: Board;
}

type RunMessage = 'output' | 'ask' | 'recorded' | 'drawn' | 'board' | 'finished' | 'broken';

export type RunEvent =
  | Extract<FromWorker, { kind: RunMessage }>
  | { readonly kind: 'loading' }
  /** Python is in place and the program begins. */
  | { readonly kind: 'started' }
  | { readonly kind: 'answered' }
  | { readonly kind: 'slow' }
  | { readonly kind: 'stopped'; readonly reason: StopReason };

export const idleRun: ProgramRun = { phase: { kind: 'idle' }, output: [] };

/** Is something under way that can be stopped? */
export function isActive(phase: Phase): boolean {
  return ['loading', 'running', 'asking', 'playing'].includes(phase.kind);
}

function append(output: readonly Piece[], { stream, text }: Piece): readonly Piece[] {
  const last = output.at(-1);
  return last?.stream === stream
    ? [...output.slice(0, -1), { stream, text: last.text + text }]
    : [...output, { stream, text }];
}

/** Is it the browser that Python cannot run in, and not the network that it did not come by? */
function cannotStart(message: string): boolean {
  return message.includes(noWebAssembly) || message.startsWith('CompileError');
}

/** The program after an event. What arrives from a run that has ended changes nothing. */
export function nextRun(program: ProgramRun, event: RunEvent): ProgramRun {
  const { phase, output } = program;
  if (event.kind === 'loading') return { phase: { kind: 'loading' }, output: [] };
  if (!isActive(phase)) return program;
  switch (event.kind) {
    case 'answered':
      if (phase.kind === 'playing') return program;
      return { ...program, phase: { kind: 'running', isSlow: false } };
    case 'started':
      return { ...program, phase: { kind: 'running', isSlow: false } };
    case 'slow':
      return { ...program, phase: { kind: 'running', isSlow: true } };
    case 'output':
      return { ...program, output: append(output, event) };
    case 'ask':
      return { ...program, phase: { kind: event.wanted === 'event' ? 'playing' : 'asking' } };
    case 'stopped':
      return { ...program, phase: { kind: 'stopped', reason: event.reason } };
    case 'drawn':
      return { ...program, drawing: [...(program.drawing ?? []), ...event.commands] };
    case 'board':
      return { ...program, board: event.board };
    case 'recorded':
      return { ...program, recording: event.recording };
    case 'finished':
      return { ...program, phase: event };
    case 'broken': {
      if (phase.kind !== 'loading')
        return { ...program, phase: { kind: 'broken', during: 'running' } };
      const during = cannotStart(event.message) ? 'starting' : 'loading';
      return { phase: { kind: 'broken', during }, output };
    }
  }
}

/** Did everything that was asked of the program hold, at least one check or test? */
export function hasSolved(phase: Phase): boolean {
  if (phase.kind !== 'finished' || !phase.ok) return false;
  const results = [
    ...(phase.checks?.map((failure) => failure === null) ?? []),
    ...(phase.tests?.map(({ ok }) => ok) ?? []),
  ];
  return results.length > 0 && results.every(Boolean);
}

/** How what is said of a run is coloured (outcome.module.css). Its words say the same. */
export type Tone = 'plain' | 'good' | 'warn' | 'bad';

/** What is said of a run. */
export interface Status {
  readonly text: string;
  readonly tone: Tone;
}

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
