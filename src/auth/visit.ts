import type { AuthState, OpenResult } from './sessionTypes';
import { noMail } from './verificationMail';
import type { Visitor } from './visitor';

export const initialState: AuthState = { visitor: { kind: 'loading' }, mail: noMail };

/**
 * What stays when the provider answers again: the reason of a sign-out that follows on the refusal of an account (so that the visitor
 * can read why), the address of one who is to sign in again, and the key of a member who is still the same.
 */
function carryOver(previous: Visitor, next: Visitor): Visitor {
  const keepsReason =
    previous.kind === 'signedOut' && next.kind === 'signedOut' && next.reason === undefined;
  const sameMember =
    previous.kind === 'member' && next.kind === 'member' && previous.uid === next.uid;
  return keepsReason || sameMember ? previous : next;
}

interface VisitDependencies {
  /** Never rejects. */
  openGate(uid: string): Promise<OpenResult>;
  /** Never rejects; stays pending where the page starts again for it. */
  lockGate(): Promise<void>;
}

/** Who is in front of this page, and what their coming and going does to the gate. */
export interface Visit {
  getState(): AuthState;
  subscribe(onChange: () => void): () => void;
  setMail(mail: AuthState['mail']): void;
  /** Takes in who the visitor is: opens the gate for a member, and closes it behind one before anybody else is shown. */
  settle(found: Visitor): void;
  /** Fulfilled when the gate has closed after the last visitor. Stays pending when the page reloads to close it. */
  whenLeft(): Promise<void>;
  /** For a page that is about to start again: nobody is let in any more, whoever is found. */
  leave(): void;
}

/** A visit begins with somebody unknown, before a closed gate. */
export function createVisit({ openGate, lockGate }: VisitDependencies): Visit {
  let state = initialState;
  let leaving: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  function setState(change: Partial<AuthState>): void {
    state = { ...state, ...change };
    listeners.forEach((listener) => {
      listener();
    });
  }

  async function openFor(member: Extract<Visitor, { kind: 'member' }>): Promise<void> {
    const result = await openGate(member.uid);
    // Someone may have signed out while the key was on its way, and in again: that is another visit.
    if (state.visitor !== member) return;
    setState({
      visitor: { ...member, key: result.kind === 'ready' ? 'ready' : { refused: result.reason } },
    });
  }

  function show(visitor: Visitor): void {
    setState(visitor.kind === 'signedOut' ? { visitor, mail: noMail } : { visitor });
    if (visitor.kind === 'member') void openFor(visitor);
  }

  function leaveFor(next: Visitor): void {
    setState({ visitor: { kind: 'leaving', next }, mail: noMail });
  }

  /** Where lessons have run the page starts again, and nobody should begin to write in a form that goes with it. */
  async function closeFor(next: Visitor): Promise<void> {
    leaveFor(next);
    await lockGate();
    if (state.visitor.kind === 'leaving') show(state.visitor.next);
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    setMail(mail) {
      setState({ mail });
    },
    settle(found) {
      const previous = state.visitor;
      if (previous.kind === 'leaving') {
        leaveFor(carryOver(previous.next, found));
        return;
      }
      const visitor = carryOver(previous, found);
      if (visitor === previous) return;
      // Another member too: what the one has opened is not the other's.
      if (previous.kind === 'member') {
        leaving = closeFor(visitor);
        return;
      }
      show(visitor);
      // Also at the first answer: a key left behind by a session that ended elsewhere is deleted.
      if (visitor.kind === 'signedOut') void lockGate();
    },
    whenLeft: () => leaving,
    leave() {
      leaveFor({ kind: 'signedOut' });
    },
  };
}
