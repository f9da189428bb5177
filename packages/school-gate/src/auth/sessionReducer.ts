import type { GateAnswer, KeyHolder } from 'docusaurus-plugin-seal/client';
import type { StoredSession } from './storedSession';
import type { VerificationMail } from './verificationMail';
import {
  gateClosed,
  initialState,
  keyAnswered,
  leave,
  settle,
  type AuthState,
  type GateEffect,
} from './visit';
import {
  isMember,
  signedInAs,
  visitorOf,
  type Account,
  type Member,
  type UnavailableReason,
  type Visitor,
} from './visitor';

/** A tab that is returned to asks the provider again, but not more often than this. */
export const recheckIntervalMs = 10_000;

/** All that a session knows: what the page shows, and which of the provider's answers count. */
export interface SessionState extends AuthState {
  /**
   * Whether the next account that the SDK names is out of storage. It is only a memory (disabled
   * since? another address?): the provider is asked before anything opens.
   */
  readonly remembered: boolean;
  /**
   * How often the SDK has said who is signed in: the answer to what it was asked before the last
   * time is old news.
   */
  readonly changes: number;
  /**
   * When the provider last answered, or was asked because the tab was returned to; in milliseconds
   * since 1970.
   */
  readonly lastAnswerAt: number;
}

export const initialSession: SessionState = {
  ...initialState,
  remembered: false,
  changes: 0,
  lastAnswerAt: 0,
};

/**
 * What can happen to a session. `asked` is the state's `changes` when the provider was asked, and
 * `at` the time.
 */
export type SessionEvent =
  /** The page has looked into storage; `account` is the stored session's. */
  | {
      readonly kind: 'started';
      readonly stored: StoredSession;
      readonly account: Account | undefined;
    }
  | { readonly kind: 'timeIsUp' }
  | { readonly kind: 'loadFailed' }
  /** The SDK has said who is signed in. */
  | { readonly kind: 'changed'; readonly account: Account | null; readonly at: number }
  | {
      readonly kind: 'answered';
      readonly account: Account | null;
      readonly asked: number;
      readonly at: number;
    }
  | { readonly kind: 'unanswered'; readonly asked: number }
  | { readonly kind: 'rechecked'; readonly at: number }
  | { readonly kind: 'keyAnswered'; readonly member: Member; readonly result: GateAnswer }
  | { readonly kind: 'gateClosed' }
  | { readonly kind: 'mail'; readonly mail: VerificationMail }
  /** A member is to sign in again. */
  | { readonly kind: 'signInAgain' }
  /**
   * The page is about to start again: nobody is let in and nothing stored any more, whatever the
   * provider still answers.
   */
  | { readonly kind: 'startAgain' };

/** What is to be done about it. */
export type SessionEffect =
  | GateEffect
  /**
   * Who may well be a member is asked about: what they need is fetched beside that, and opened
   * after it.
   */
  | { readonly kind: 'prepareGate'; readonly member: Pick<KeyHolder, 'uid' | 'keepKey'> }
  | { readonly kind: 'noteSignIn' }
  /** Ask the provider about the stored account: `answered` or `unanswered`. */
  | { readonly kind: 'confirm'; readonly asked: number }
  /** Sign out an account that may not enter; `unanswered` where that fails. */
  | { readonly kind: 'refuse'; readonly asked: number }
  | { readonly kind: 'startAgain' };

export type SessionStep = readonly [state: SessionState, effects: readonly SessionEffect[]];

const still = (state: SessionState): SessionStep => [state, []];

function shut(state: SessionState, reason: UnavailableReason): SessionStep {
  return settle(state, { kind: 'unavailable', reason });
}

/**
 * Storage alone settles a visitor without a session; for all others the provider has to be asked.
 */
function start(
  state: SessionState,
  { stored, account }: Extract<SessionEvent, { kind: 'started' }>,
  emailDomain: string,
): SessionStep {
  if (stored === 'none' || stored === 'refused') {
    const found: Visitor =
      stored === 'none' ? { kind: 'signedOut' } : { kind: 'signedOut', reason: 'storageRefused' };
    return settle({ ...state, remembered: false }, found);
  }
  const next = { ...state, remembered: true };
  if (account === undefined || !isMember(account, emailDomain)) return still(next);
  const member = { uid: account.uid, keepKey: stored === 'device' };
  return [next, [{ kind: 'prepareGate', member }]];
}

/** Takes in what the provider says of the account; one that may not enter is signed out at once. */
function admit(
  state: SessionState,
  { account, at }: { readonly account: Account | null; readonly at: number },
  emailDomain: string,
): SessionStep {
  const found = visitorOf(account, emailDomain);
  const [next, gate] = settle({ ...state, lastAnswerAt: at }, found);
  if (account === null) return [next, gate];
  const effects: SessionEffect[] = [{ kind: 'noteSignIn' }, ...gate];
  if (found.kind === 'signedOut') effects.push({ kind: 'refuse', asked: state.changes });
  return [next, effects];
}

function change(
  state: SessionState,
  event: Extract<SessionEvent, { kind: 'changed' }>,
  emailDomain: string,
): SessionStep {
  const asked = state.changes + 1;
  const next = { ...state, changes: asked, remembered: false };
  const confirm = state.remembered && event.account !== null;
  return confirm ? [next, [{ kind: 'confirm', asked }]] : admit(next, event, emailDomain);
}

/**
 * The session after an event, and the effects to carry out. The gate starts closed (`loading`).
 * Storage alone settles that nobody is signed in; the provider settles every other case. Every
 * doubt (no SDK, no answer in time, an account that cannot be confirmed) leaves the gate closed.
 */
export function nextSession(
  state: SessionState,
  event: SessionEvent,
  emailDomain: string,
): SessionStep {
  const { visitor } = state;
  switch (event.kind) {
    case 'started':
      return start(state, event, emailDomain);
    case 'timeIsUp':
      return visitor.kind === 'loading' ? shut(state, 'noAnswer') : still(state);
    case 'loadFailed':
      // Nobody signed in: the form stays, and a submit tries to load again. A stored session cannot
      // be confirmed: closed.
      return state.remembered ? shut(state, 'loadFailed') : still(state);
    case 'changed':
      return change(state, event, emailDomain);
    case 'answered':
      return event.asked === state.changes ? admit(state, event, emailDomain) : still(state);
    case 'unanswered':
      return event.asked === state.changes ? shut(state, 'noAnswer') : still(state);
    case 'rechecked':
      return still({ ...state, lastAnswerAt: event.at });
    case 'keyAnswered':
      return still(keyAnswered(state, event.member, event.result));
    case 'gateClosed':
      return gateClosed(state);
    case 'mail':
      return still({ ...state, mail: event.mail });
    case 'signInAgain':
      return visitor.kind === 'member'
        ? settle(state, { kind: 'signedOut', email: visitor.email })
        : still(state);
    case 'startAgain':
      return [leave(state), [{ kind: 'startAgain' }]];
  }
}

/** Whether somebody is signed in whom the provider has not been asked about for a while. */
export function isRecheckDue({ visitor, lastAnswerAt }: SessionState, now: number): boolean {
  const sinceMs = now - lastAnswerAt;
  // A clock that was set back says nothing of how long ago it was.
  const isRecent = sinceMs >= 0 && sinceMs < recheckIntervalMs;
  return signedInAs(visitor) !== undefined && !isRecent;
}
