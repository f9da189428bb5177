import type { KnownTime } from '../remote/documents';
import { momentInWords } from './stockholm';

/** Why nothing is known at the moment. */
export type Trouble = 'offline' | 'unavailable' | 'notPublished';

/** Where something that opens on a day stands. `at` is the moment that is known of. */
export type OpeningState =
  /** Nobody has answered yet; the time is the one that the site was built with. */
  | { readonly kind: 'asking'; readonly at: number }
  /** `now` is what Firestore's clock showed when it said so. */
  | { readonly kind: 'closed'; readonly at: number; readonly now: number }
  | { readonly kind: 'cutOff'; readonly at: number; readonly why: Trouble }
  /** Where nothing is sealed it is so from the first. */
  | { readonly kind: 'open'; readonly at: number; readonly isSealed: boolean };

/** What was learned: a time, that there is none yet, the key, or nothing. */
export type Learned =
  | { readonly kind: 'time'; readonly time: KnownTime }
  | { readonly kind: 'key' }
  | { readonly kind: 'trouble'; readonly why: Trouble };

/** What is done next: ask when it opens, ask for its key, or nothing more. */
export type NextStep =
  | { readonly kind: 'askTime'; readonly afterMs: number }
  | { readonly kind: 'askKey' }
  | { readonly kind: 'none' };

const second = 1_000;
/** A time that has been moved is known of within so long. */
const askEveryMs = 60 * second;
/** After trouble. */
const askAgainMs = 20 * second;
/** Firestore's clocks are many, and may differ by a little. */
const marginMs = 300;

/**
 * The state after something was learned, and what to do. The clock of the computer is never asked:
 * how long there is left is what Firestore's own clock says, and is waited for as a length of time.
 */
export function afterLearned(
  state: OpeningState,
  learned: Learned,
): { readonly state: OpeningState; readonly next: NextStep } {
  // What has been read cannot be taken back.
  if (state.kind === 'open') return { state, next: { kind: 'none' } };
  switch (learned.kind) {
    case 'time': {
      const { at, now } = learned.time;
      if (at === null) {
        const cutOff = {
          kind: 'cutOff',
          at: state.at,
          why: 'notPublished',
        } as const;
        return {
          state: cutOff,
          next: { kind: 'askTime', afterMs: askEveryMs },
        };
      }
      if (at <= now) return { state: { kind: 'closed', at, now }, next: { kind: 'askKey' } };
      const afterMs = Math.min(askEveryMs, at - now + marginMs);
      return {
        state: { kind: 'closed', at, now },
        next: { kind: 'askTime', afterMs },
      };
    }
    case 'key':
      return {
        state: { kind: 'open', at: state.at, isSealed: true },
        next: { kind: 'none' },
      };
    case 'trouble':
      return {
        state: { kind: 'cutOff', at: state.at, why: learned.why },
        next: { kind: 'askTime', afterMs: askAgainMs },
      };
  }
}

const troubleTexts: Readonly<Record<Trouble, string>> = {
  offline: 'Du är inte ansluten till nätet. När du är det igen frågar sidan på nytt.',
  unavailable: 'Det gick inte att fråga om det är dags. Sidan frågar snart igen.',
  notPublished: 'Den är inte klar att öppnas än. Säg till din lärare om det dröjer.',
};

/** What an author is told where nothing is sealed, the year too. @param what as in 'Lösningen' */
export function unsealedText(what: string, at: number): string {
  return `${what} öppnas ${momentInWords(at, 0)}. Här är inget förseglat, så du ser den redan.`;
}

/** What is told of something that is not open. @param what as in 'Lösningen' */
export function waitingText(what: string, state: Exclude<OpeningState, { kind: 'open' }>): string {
  // Without Firestore's clock nothing tells how far off the day is, and the year is left out.
  const now = state.kind === 'closed' ? state.now : state.at;
  const opens = `${what} öppnas ${momentInWords(state.at, now)}`;
  return state.kind === 'cutOff' ? `${opens}. ${troubleTexts[state.why]}` : opens;
}
