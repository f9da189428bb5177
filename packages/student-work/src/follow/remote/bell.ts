import { isRecord } from '@kurser/shared/fields';
import { RemoteError, type Credentials } from './remote';

/**
 * A bell between a student's devices: a text in a field of the account that nothing else uses, and
 * that costs no reading in Firestore. It says that something has changed, and never what.
 */
export interface Bell {
  /** What stands there; empty where nobody has rung. @throws RemoteError */
  ask(): Promise<string>;
  /** @throws RemoteError */
  ring(text: string): Promise<void>;
  /** Leaves the field empty. @throws RemoteError */
  clear(): Promise<void>;
}

/** Where the sign-in's provider describes accounts, and the project that is asked about. */
export interface AccountService {
  /** The address of the accounts, without the `:verb` of a request. */
  readonly accounts: string;
  readonly apiKey: string;
}

/** Nothing waits for it for long: what it would tell is found without it too, if later. */
const timeoutMs = 4000;

/** The field. Mails never have it, which they may the account's name. */
const field = 'photoUrl';

/** @param request how requests are sent */
export function createBell(
  { accounts, apiKey }: AccountService,
  credentials: Credentials,
  request: typeof fetch = fetch,
): Bell {
  async function send(verb: string, wanted: string, body: object): Promise<unknown> {
    try {
      const [idToken, proof] = await Promise.all([
        credentials.getIdToken(false),
        credentials.getAppCheckToken().catch(() => null),
      ]);
      // No more than what is needed is answered, so little of the account goes by.
      const address = `${accounts}:${verb}?key=${apiKey}&fields=${wanted}`;
      const response = await request(address, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(proof !== null && { 'X-Firebase-AppCheck': proof }),
        },
        body: JSON.stringify({ idToken, ...body }),
        cache: 'no-store',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new RemoteError('unavailable');
      return await response.json();
    } catch (cause) {
      throw cause instanceof RemoteError ? cause : new RemoteError('unavailable', { cause });
    }
  }
  return {
    async ask() {
      const answer = await send('lookup', `users.${field}`, {});
      const users: readonly unknown[] =
        isRecord(answer) && Array.isArray(answer['users']) ? answer['users'] : [];
      const text = isRecord(users[0]) ? users[0][field] : undefined;
      return typeof text === 'string' ? text : '';
    },
    async ring(text) {
      await send('update', 'localId', { [field]: text, returnSecureToken: false });
    },
    async clear() {
      await send('update', 'localId', {
        deleteAttribute: ['PHOTO_URL'],
        returnSecureToken: false,
      });
    },
  };
}
