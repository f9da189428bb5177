import { ContentError, type ContentFailure } from '../common/contentFailure';
import { type Bytes, parseContentKey } from '@kurser/sealed-format';
import { isSignInTooOld } from './signInAge';

/** What shows Firestore who asks, and from where. */
export interface TokenSource {
  /**
   * The member's ID token, renewed when `forceRefresh`. Rejects with a ContentError that says why
   * there is none.
   */
  getIdToken(forceRefresh: boolean): Promise<string>;
  /** App Check's proof; null where App Check is off. Rejects when it cannot be had. */
  getAppCheckToken(): Promise<string | null>;
}

/** What one request carries. */
interface Tokens {
  readonly idToken: string;
  /**
   * Undefined where App Check is on and gave none: then Firestore decides whether the request is
   * good enough without.
   */
  readonly appCheckToken: string | null | undefined;
}

const timeoutMs = 15_000;

/** Firestore's REST form of a document with one text field `key`; anything else is no key. */
function parseKeyDocument(document: unknown): Bytes | undefined {
  const { fields } = (document ?? {}) as {
    fields?: { key?: { stringValue?: unknown } };
  };
  const text = fields?.key?.stringValue;
  return typeof text === 'string' ? parseContentKey(text) : undefined;
}

function reasonOf(status: number, { idToken, appCheckToken }: Tokens): ContentFailure {
  if (status === 401 || status === 403) {
    // The account may well be good.
    if (appCheckToken === undefined) return 'unavailable';
    return isSignInTooOld(idToken) ? 'signInTooOld' : 'refused';
  }
  return status === 404 ? 'notPublished' : 'unavailable';
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

function headersOf({ idToken, appCheckToken }: Tokens): Headers {
  const headers = new Headers({ Authorization: `Bearer ${idToken}` });
  if (typeof appCheckToken === 'string') headers.set('X-Firebase-AppCheck', appCheckToken);
  return headers;
}

/**
 * @throws ContentError: `offline` when nothing answers, or not to the end (a TypeError of fetch),
 * and `unavailable` when time is up
 */
async function ask(
  address: string,
  tokens: Tokens,
  body: string | undefined,
  request: typeof fetch,
): Promise<Answer> {
  // Built before anything is sent: a malformed token, or a browser without the signal, throws a
  // TypeError too, which then says nothing about the network.
  const options: RequestInit = {
    headers: headersOf(tokens),
    ...(body !== undefined && { method: 'POST', body }),
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  };
  try {
    const response = await request(address, options);
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    const reason = cause instanceof TypeError ? 'offline' : 'unavailable';
    throw new ContentError(reason, 'content key', { cause });
  }
}

async function askForJson(
  address: string,
  tokens: Tokens,
  body: string | undefined,
  request: typeof fetch,
): Promise<unknown> {
  const { status, text } = await ask(address, tokens, body, request);
  if (status !== 200) throw new ContentError(reasonOf(status, tokens), 'content key');
  return JSON.parse(text);
}

/** What is no ContentError is an answer that is not JSON, or a fault of ours. */
function toContentError(error: unknown): ContentError {
  return error instanceof ContentError
    ? error
    : new ContentError('unavailable', 'content key', { cause: error });
}

/**
 * Asks Firestore something with the member's own token. A refusal is met with a renewed token once:
 * right after verification the old one still says "not verified". An error of the service is tried
 * again once.
 * @param body what is posted; undefined to get the address
 * @returns what the JSON of the answer says, unread
 * @throws ContentError: `refused`, `signInTooOld`, `notPublished`, `offline` or `unavailable`
 */
export async function askAsMember(
  address: string,
  credentials: TokenSource,
  body?: string,
  request: typeof fetch = fetch,
): Promise<unknown> {
  const attempt = async (forceRefresh: boolean): Promise<unknown> => {
    try {
      const [idToken, appCheckToken] = await Promise.all([
        credentials.getIdToken(forceRefresh),
        credentials.getAppCheckToken().catch(() => undefined),
      ]);
      return await askForJson(address, { idToken, appCheckToken }, body, request);
    } catch (error) {
      throw toContentError(error);
    }
  };
  try {
    return await attempt(false);
  } catch (error) {
    const { reason } = toContentError(error);
    if (reason === 'refused') return attempt(true);
    if (reason === 'unavailable') return attempt(false);
    throw error;
  }
}

/**
 * Fetches the content key with the member's own token, as askAsMember.
 * @throws ContentError: `notPublished` also where what is there is no key
 */
export async function fetchContentKey(
  address: string,
  credentials: TokenSource,
  request: typeof fetch = fetch,
): Promise<Bytes> {
  const document = await askAsMember(address, credentials, undefined, request);
  const contentKey = parseKeyDocument(document);
  if (contentKey === undefined) throw new ContentError('notPublished', 'content key');
  return contentKey;
}
