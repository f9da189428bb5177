import type { BuildEnvironment } from '@site/src/config/environment';
import { ContentError } from 'docusaurus-plugin-seal/common';
import type { AuthClient } from './authClient';
import { knownError } from './knownErrors';
import type { SessionEvent, SessionState } from './sessionReducer';
import type { Visitor } from './visitor';

/** Says that the sign-in program itself could not be fetched; its message is fit to show. */
class AuthLoadError extends Error {
  override name = 'AuthLoadError';
}

async function importClient({ appCheck }: BuildEnvironment) {
  const { createFirebaseClient, importAppCheck } = await import(
    /* webpackChunkName: "public-auth" */ './firebase'
  );
  const startAppCheck =
    appCheck === null ? null : await (await importAppCheck()).prepareAppCheck(appCheck);
  return { createFirebaseClient, startAppCheck };
}

let loading: Promise<AuthClient> | undefined;

/**
 * The one AuthClient of this page, fetched on first use. The SDK is a chunk of its own, so that the
 * form stands before it has loaded; the chunk's name says that it stays readable when the site is
 * sealed.
 * @throws AuthLoadError when the chunk cannot be fetched; the next call tries again
 */
export async function loadAuthClient(environment: BuildEnvironment): Promise<AuthClient> {
  loading ??= importClient(environment).then(
    ({ createFirebaseClient, startAppCheck }) => createFirebaseClient(environment, startAppCheck),
    (cause: unknown) => {
      loading = undefined;
      throw new AuthLoadError(
        'Inloggningen kunde inte laddas. Kontrollera din internetanslutning och försök igen.',
        { cause },
      );
    },
  );
  return loading;
}

/** What a line to the provider asks of its session, and tells it. */
interface Listening {
  getState(): SessionState;
  dispatch(event: SessionEvent): void;
}

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
  { getState, dispatch }: Listening,
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

/** @throws ContentError, which says why a member without a token cannot read */
export async function requireIdToken(
  loadClient: () => Promise<AuthClient>,
  forceRefresh: boolean,
): Promise<string> {
  try {
    const client = await loadClient();
    return await client.idToken(forceRefresh);
  } catch (cause) {
    throw new ContentError(knownError(cause).keepsOut ?? 'unavailable', 'ID token', { cause });
  }
}
