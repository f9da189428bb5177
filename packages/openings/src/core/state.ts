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
  /** `now` is what it showed when it was last asked, if it has been. */
  | {
      readonly kind: 'cutOff';
      readonly at: number;
      readonly now?: number | undefined;
      readonly why: Trouble;
    }
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
const minute = 60 * second;
/** Firestore's clocks are many, and may differ by a little. */
const marginMs = 300;
/** Timers count to 24 days, and a computer may sleep. */
const longestMs = 60 * minute;
/** A touch of a page that waits is worth an answer so often. */
const touchMs = 5 * minute;

/**
 * How long it rests after so many answers that were no key: a minute twice, and then twice as long
 * each time, up to an hour. Nothing but that somebody opens it before its time is learned by asking
 * in between, and each answer is one of those that a school has for a day.
 */
function restAfter(answers: number): number {
  return Math.min(longestMs, minute * 2 ** Math.max(0, Math.min(answers, 10) - 2));
}

/** The same after trouble, which may be that the day's answers are all given. */
function restAfterTrouble(troubles: number): number {
  return Math.min(10 * minute, 20 * second * 2 ** Math.min(troubles - 1, 10));
}

/** What has made a page worth asking for: that it is come to, or that somebody does something. */
export type Wake = 'return' | 'touch';

/** How old an answer must be for a wake to ask again. @param answers so many have come */
export function freshFor(wake: Wake, answers: number): number {
  return wake === 'return' ? minute : Math.min(touchMs, restAfter(answers));
}

/** What Firestore's clock showed when it was last asked. */
function knownNow(state: OpeningState): number | undefined {
  return state.kind === 'closed' || state.kind === 'cutOff' ? state.now : undefined;
}

/**
 * The state after something was learned, and what to do. The clock of the computer is never asked:
 * how long there is left is what Firestore's own clock says, and is waited for as a length of time.
 * @param times so many of the same kind have come, trouble or not, with this one
 */
export function afterLearned(
  state: OpeningState,
  learned: Learned,
  times: number,
): { readonly state: OpeningState; readonly next: NextStep } {
  // What has been read cannot be taken back.
  if (state.kind === 'open') return { state, next: { kind: 'none' } };
  const askTime = (afterMs: number): NextStep => ({ kind: 'askTime', afterMs });
  switch (learned.kind) {
    case 'time': {
      const { at, now } = learned.time;
      if (at === null) {
        const cutOff = { kind: 'cutOff', at: state.at, now, why: 'notPublished' } as const;
        return { state: cutOff, next: askTime(restAfter(times)) };
      }
      const closed = { kind: 'closed', at, now } as const;
      if (at <= now) return { state: closed, next: { kind: 'askKey' } };
      return { state: closed, next: askTime(Math.min(restAfter(times), at - now + marginMs)) };
    }
    case 'key':
      return { state: { kind: 'open', at: state.at, isSealed: true }, next: { kind: 'none' } };
    case 'trouble':
      return {
        state: { kind: 'cutOff', at: state.at, now: knownNow(state), why: learned.why },
        next: askTime(restAfterTrouble(times)),
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
  const opens = `${what} öppnas ${momentInWords(state.at, knownNow(state) ?? state.at)}`;
  return state.kind === 'cutOff' ? `${opens}. ${troubleTexts[state.why]}` : opens;
}
