import type * as seal from 'docusaurus-plugin-seal/client';
import type { AuthClient } from './authClient';
import type { BrowserStorage } from './browserStorage';
import { requireIdToken } from './connection';
import { noteSignIn } from './earlierSignIn';
import {
  initialSession,
  nextSession,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
} from './sessionReducer';
import { findStoredSession } from './storedSession';
import type { TabSyncDependencies } from './tabs';
import { initialState, type AuthState } from './visit';
import type { Member } from './visitor';

/** The world around a session: the provider, the browser, the seal and the other tabs. */
export interface SessionDependencies {
  /** Fetches the SDK; rejects when it cannot be had. */
  loadClient(): Promise<AuthClient>;
  readonly storage: BrowserStorage;
  reloadPage(): void;
  /** Begins to keep this tab and the others together; returns the function that ends it. */
  startTabSync(
    session: Pick<TabSyncDependencies, 'getVisitor' | 'signOut' | 'startAgain'>,
  ): () => void;
  /** Tells the other tabs; a sign-out also those that do not listen now. */
  tellTabs(message: { readonly kind: 'signedIn' | 'signedOut' }): void;
  /** The seal's verbs: what stands between a member and the site. */
  readonly gate: Pick<typeof seal, 'prepareGate' | 'openGate' | 'lockGate'>;
  /** Removes what the account's work has left on this device. Never throws. */
  forgetDevice(uid: string): void;
  /** Asks the browser to keep what lies on this computer, once. Never throws. */
  askToKeep(): void;
  /**
   * Keeps a password that has been accepted, for what it locks; `before`: the one it replaced.
   * Fulfilled when it is there to be asked for; never rejects.
   */
  keepPassword(password: string, before?: string): Promise<void>;
  /** Does what waits for a sign-out, within seconds. Never rejects. */
  beforeSignOut(): Promise<void>;
  readonly emailDomain: string;
}

type Dispatch = (event: SessionEvent) => void;

/**
 * Asks the provider about the stored account, or signs out one that may not enter. Never rejects.
 */
async function askProvider(
  { kind, asked }: Extract<SessionEffect, { readonly asked: number }>,
  { loadClient }: SessionDependencies,
  dispatch: Dispatch,
): Promise<void> {
  try {
    const client = await loadClient();
    if (kind === 'refuse') await client.signOut();
    else dispatch({ kind: 'answered', account: await client.confirm(), asked, at: Date.now() });
  } catch {
    dispatch({ kind: 'unanswered', asked });
  }
}

async function openFor(
  member: Member,
  { loadClient, storage, gate }: SessionDependencies,
  dispatch: Dispatch,
): Promise<void> {
  const result = await gate.openGate({
    uid: member.uid,
    keepKey: findStoredSession(storage) === 'device',
    getIdToken: (forceRefresh) => requireIdToken(loadClient, forceRefresh),
    getAppCheckToken: async () => (await loadClient()).appCheckToken(),
  });
  dispatch({ kind: 'keyAnswered', member, result });
}

function startAgain({ loadClient, reloadPage }: SessionDependencies): void {
  loadClient().then(
    (client) => {
      client.abandon();
    },
    () => undefined,
  );
  reloadPage();
}

/**
 * Does what an effect says, and tells what came of it. Never rejects; see `lockGate` about what may
 * stay pending.
 */
async function carryOut(
  effect: SessionEffect,
  dependencies: SessionDependencies,
  dispatch: Dispatch,
): Promise<void> {
  switch (effect.kind) {
    case 'prepareGate':
      dependencies.gate.prepareGate(effect.member);
      break;
    case 'openGate':
      return openFor(effect.member, dependencies, dispatch);
    case 'lockGate':
      await dependencies.gate.lockGate();
      break;
    case 'closeGate':
      await dependencies.gate.lockGate();
      dispatch({ kind: 'gateClosed' });
      break;
    case 'noteSignIn':
      noteSignIn(dependencies.storage);
      break;
    case 'confirm':
    case 'refuse':
      return askProvider(effect, dependencies, dispatch);
    case 'startAgain':
      startAgain(dependencies);
  }
}

/** The session of a page while it lasts: events go in, and their effects are carried out. */
export interface SessionRunner {
  getState(): SessionState;
  /** What the page shows; the same object until that is something else. */
  getShown(): AuthState;
  /** Calls back when something else is to be shown. Returns the function that ends it. */
  subscribe(onChange: () => void): () => void;
  dispatch(event: SessionEvent): void;
  /**
   * Fulfilled when the gate has closed after the last visitor. Stays pending when the page reloads
   * to close it.
   */
  whenLeft(): Promise<void>;
}

/** Holds the one state of a page's session and carries out what the reducer asks for. */
export function createSessionRunner(dependencies: SessionDependencies): SessionRunner {
  let state = initialSession;
  let shown = initialState;
  let leaving: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  function dispatch(event: SessionEvent): void {
    const [next, effects] = nextSession(state, event, dependencies.emailDomain);
    state = next;
    const { visitor, mail } = next;
    if (visitor !== shown.visitor || mail !== shown.mail) {
      shown = { visitor, mail };
      listeners.forEach((onChange) => onChange());
    }
    for (const effect of effects) {
      const done = carryOut(effect, dependencies, dispatch);
      if (effect.kind === 'closeGate') leaving = done;
    }
  }
  return {
    getState: () => state,
    getShown: () => shown,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    dispatch,
    whenLeft: () => leaving,
  };
}
