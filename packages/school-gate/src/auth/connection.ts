import type { AuthClient } from './authClient';
import type { SessionRunner } from './sessionRunner';
import type { Visitor } from './visitor';

/** A session's line to the provider. */
export interface Connection {
  /**
   * The client, observed from the first time it could be had: at the start, or at a submit after
   * the start had failed.
   */
  connect(): Promise<AuthClient>;
  /**
   * Asks for the account and takes the answer in. Rejects with the provider's error, unless
   * somebody else has been signed in meanwhile.
   */
  reload(): Promise<Visitor>;
  /** Begins to observe whenever there is a client; returns the function that ends it. */
  open(): () => void;
}

/** A line that nothing is heard on before it is opened. */
export function createConnection(
  loadClient: () => Promise<AuthClient>,
  { getState, dispatch }: Pick<SessionRunner, 'getState' | 'dispatch'>,
): Connection {
  let isOpen = false;
  /** Undefined while nothing is observed. */
  let endObservation: (() => void) | undefined;

  async function connect(): Promise<AuthClient> {
    const client = await loadClient();
    if (isOpen && endObservation === undefined) {
      endObservation = client.observe((account) => {
        dispatch({ kind: 'changed', account, at: Date.now() });
      });
    }
    return client;
  }

  async function reload(): Promise<Visitor> {
    const client = await connect();
    const asked = getState().changes;
    try {
      const account = await client.reload();
      dispatch({ kind: 'answered', account, asked, at: Date.now() });
    } catch (error) {
      if (getState().changes === asked) throw error;
    }
    return getState().visitor;
  }

  return {
    connect,
    reload,
    open() {
      isOpen = true;
      return () => {
        isOpen = false;
        endObservation?.();
        endObservation = undefined;
      };
    },
  };
}
