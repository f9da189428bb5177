import type { GateAnswer } from 'docusaurus-plugin-seal/client';
import { noMail, type VerificationMail } from './verificationMail';
import type { Member, Visitor } from './visitor';

/** What a page shows of its session. */
export interface AuthState {
  readonly visitor: Visitor;
  readonly mail: VerificationMail;
}

export const initialState: AuthState = { visitor: { kind: 'loading' }, mail: noMail };

/** What the coming and going of visitors asks of the gate. */
export type GateEffect =
  /** The key is to be fetched; what comes of it is told with `keyAnswered`. */
  | { readonly kind: 'openGate'; readonly member: Member }
  /** A key that a session left behind is to be forgotten. */
  | { readonly kind: 'lockGate' }
  /**
   * All that was opened is to be forgotten; `gateClosed` is told then, and never where the page
   * starts again for it.
   */
  | { readonly kind: 'closeGate' };

/**
 * What a page shows now, and what that asks of the gate. `State` may hold more, which stays as it
 * is.
 */
export type VisitStep<State> = readonly [state: State, effects: readonly GateEffect[]];

/**
 * What stays when the provider answers again: the reason of a sign-out that follows on the refusal
 * of an account (so that the visitor can read why), the address of one who is to sign in again, and
 * the key of a member who is still the same.
 */
function carryOver(previous: Visitor, next: Visitor): Visitor {
  const keepsReason =
    previous.kind === 'signedOut' && next.kind === 'signedOut' && next.reason === undefined;
  const sameMember =
    previous.kind === 'member' && next.kind === 'member' && previous.uid === next.uid;
  return keepsReason || sameMember ? previous : next;
}

/**
 * Where lessons have run the page starts again, and nobody should begin to write in a form that
 * goes with it.
 */
function leaveFor<State extends AuthState>(state: State, next: Visitor): State {
  return { ...state, visitor: { kind: 'leaving', next }, mail: noMail };
}

function show<State extends AuthState>(state: State, visitor: Visitor): VisitStep<State> {
  if (visitor.kind === 'signedOut') return [{ ...state, visitor, mail: noMail }, []];
  return [
    { ...state, visitor },
    visitor.kind === 'member' ? [{ kind: 'openGate', member: visitor }] : [],
  ];
}

/**
 * Takes in who the visitor is: opens the gate for a member, and closes it behind one before anybody
 * else is shown.
 */
export function settle<State extends AuthState>(state: State, found: Visitor): VisitStep<State> {
  const previous = state.visitor;
  if (previous.kind === 'leaving') {
    return [leaveFor(state, carryOver(previous.next, found)), []];
  }
  const visitor = carryOver(previous, found);
  if (visitor === previous) return [state, []];
  // Another member too: what the one has opened is not the other's.
  if (previous.kind === 'member') {
    return [leaveFor(state, visitor), [{ kind: 'closeGate' }]];
  }
  const [shown, effects] = show(state, visitor);
  // Also at the first answer: a key left behind by a session that ended elsewhere is deleted.
  return [shown, visitor.kind === 'signedOut' ? [{ kind: 'lockGate' }] : effects];
}

/** The gate has closed behind a member: the visitor found in the meantime is shown. */
export function gateClosed<State extends AuthState>(state: State): VisitStep<State> {
  const { visitor } = state;
  return visitor.kind === 'leaving' ? show(state, visitor.next) : [state, []];
}

/** Takes in what came of fetching the key. */
export function keyAnswered<State extends AuthState>(
  state: State,
  member: Member,
  result: GateAnswer,
): State {
  // Someone may have signed out while the key was on its way, and in again: that is another visit.
  if (state.visitor !== member) return state;
  const key = result.kind === 'ready' ? 'ready' : { refused: result.reason };
  return { ...state, visitor: { ...member, key } };
}

/** For a page that is about to start again: nobody is let in any more. */
export function leave<State extends AuthState>(state: State): State {
  return leaveFor(state, { kind: 'signedOut' });
}
