import { isRecord } from '@kurser/shared/fields';
import { fieldsOf, parseStoredDocument, type Content, type Stored } from './documents';

/** Reading and writing a student's own documents in the school's Firestore, by `fetch` alone. */

/** Why something could not be read or written. */
export type RemoteTrouble =
  /** Somebody else has written meanwhile. */
  | 'conflict'
  /** What a day has room for is used up. */
  | 'quota'
  /** The rules say no: the sign-in is too old, or the address is not verified. */
  | 'refused'
  | 'offline'
  | 'unavailable';

export class RemoteError extends Error {
  readonly trouble: RemoteTrouble;

  constructor(trouble: RemoteTrouble, options?: ErrorOptions) {
    super(`work that follows: ${trouble}`, options);
    this.name = 'RemoteError';
    this.trouble = trouble;
  }
}

/** What shows Firestore who asks, and from where. */
export interface Credentials {
  getIdToken(forceRefresh: boolean): Promise<string>;
  /** App Check's proof; null where it is off. */
  getAppCheckToken(): Promise<string | null>;
}

export interface Place {
  /** Firestore's address of the project's documents. */
  readonly documents: string;
  readonly uid: string;
}

/** One document to write, or to delete where it has no content. */
export interface Write {
  readonly id: string;
  readonly content?: Content;
  /**
   * The edition that is to be replaced; null where there is to be none, and left out where it does
   * not matter.
   */
  readonly replaces?: string | null;
}

export interface Remote {
  /**
   * All documents that were written at a time or later, oldest first; all there are without a time.
   * @throws RemoteError
   */
  changesSince(at: string | undefined): Promise<Changes>;
  /** One document, or undefined where there is none. @throws RemoteError */
  find(id: string): Promise<Stored | undefined>;
  /**
   * Writes all of it or nothing.
   * @returns when Firestore wrote it, and the new edition of each
   * @throws RemoteError
   */
  write(writes: readonly Write[]): Promise<Written>;
}

export interface Changes {
  readonly documents: readonly Stored[];
  /** When Firestore answered, by its own clock; empty where it does not say. */
  readonly now: string;
}

export interface Written {
  readonly at: string;
  readonly updateTimes: readonly string[];
}

const timeoutMs = 30_000;
const documentsAPage = 300;
/** As many as Firestore takes at once. */
export const mostWrites = 500;

function troubleOf(status: number, text: string): RemoteTrouble {
  if (status === 429 || text.includes('RESOURCE_EXHAUSTED')) return 'quota';
  if (status === 409 || /FAILED_PRECONDITION|ALREADY_EXISTS|ABORTED/.test(text)) return 'conflict';
  // A document that is to be replaced and is not there.
  if (status === 404) return 'conflict';
  return status === 401 || status === 403 ? 'refused' : 'unavailable';
}

type Send = (method: string, address: string, body?: unknown) => Promise<unknown>;

function createSend(credentials: Credentials, request: typeof fetch): Send {
  async function attempt(
    forceRefresh: boolean,
    method: string,
    address: string,
    body: unknown,
  ): Promise<unknown> {
    let response: Response;
    let text: string;
    try {
      const [idToken, proof] = await Promise.all([
        credentials.getIdToken(forceRefresh),
        credentials.getAppCheckToken().catch(() => null),
      ]);
      const headers = new Headers({ Authorization: `Bearer ${idToken}` });
      if (proof !== null) headers.set('X-Firebase-AppCheck', proof);
      response = await request(address, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        cache: 'no-store',
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await response.text();
    } catch (cause) {
      const isOffline =
        cause instanceof TypeError || (isRecord(cause) && cause['reason'] === 'offline');
      throw new RemoteError(isOffline ? 'offline' : 'unavailable', { cause });
    }
    if (!response.ok) throw new RemoteError(troubleOf(response.status, text));
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new RemoteError('unavailable', { cause });
    }
  }
  return async (method, address, body) => {
    try {
      return await attempt(false, method, address, body);
    } catch (error) {
      // Right after verification the old token still says that the address is not verified.
      if (error instanceof RemoteError && error.trouble === 'refused')
        return attempt(true, method, address, body);
      throw error;
    }
  };
}

const isText = (raw: unknown): raw is string => typeof raw === 'string';

function parseWritten(raw: unknown, count: number): Written {
  const { commitTime, writeResults } = isRecord(raw) ? raw : {};
  const results: readonly unknown[] = Array.isArray(writeResults) ? writeResults : [];
  const times = results.map((result) => (isRecord(result) ? result['updateTime'] : undefined));
  if (!isText(commitTime) || results.length !== count) throw new RemoteError('unavailable');
  // A deletion has no time of its own.
  return { at: commitTime, updateTimes: times.map((time) => (isText(time) ? time : commitTime)) };
}

const field = (fieldPath: string) => ({ field: { fieldPath } });

const matching = (path: string, op: string, value: unknown) => ({
  where: { fieldFilter: { ...field(path), op, value } },
});

/** What asks for documents from a time on, after those that have been had. */
function queryFor(
  at: string | undefined,
  after: { readonly at: string; readonly name: string } | undefined,
  limit: number,
): unknown {
  return {
    from: [{ collectionId: 'parts' }],
    ...(at !== undefined && matching('at', 'GREATER_THAN_OR_EQUAL', { timestampValue: at })),
    orderBy: [field('at'), field('__name__')],
    ...(after !== undefined && {
      startAt: {
        values: [{ timestampValue: after.at }, { referenceValue: after.name }],
        before: false,
      },
    }),
    limit,
  };
}

function conditionFor(replaces: string | null | undefined): Readonly<Record<string, unknown>> {
  if (replaces === undefined) return {};
  return { currentDocument: replaces === null ? { exists: false } : { updateTime: replaces } };
}

function toRequest({ content, replaces }: Write, name: string): unknown {
  const condition = conditionFor(replaces);
  if (content === undefined) return { delete: name, ...condition };
  return {
    update: { name, fields: fieldsOf(content) },
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    ...condition,
  };
}

/**
 * @param request how requests are sent
 * @param pageSize how many documents are asked for at once
 */
export function createRemote(
  { documents, uid }: Place,
  credentials: Credentials,
  request: typeof fetch = fetch,
  pageSize = documentsAPage,
): Remote {
  const send = createSend(credentials, request);
  const own = `${documents}/work/${uid}`;
  /** Firestore's own name for a document: what follows the version in the address. */
  const nameOf = (id: string): string => `${own.slice(own.indexOf('/v1/') + 4)}/parts/${id}`;

  async function ask(structuredQuery: unknown) {
    const answer = await send('POST', `${own}:runQuery`, { structuredQuery });
    const rows: readonly unknown[] = Array.isArray(answer) ? answer : [];
    const documents = rows.flatMap((row) => {
      const found = isRecord(row) ? parseStoredDocument(row['document']) : undefined;
      return found === undefined ? [] : [found];
    });
    const times = rows.map((row) => (isRecord(row) ? row['readTime'] : undefined));
    return { documents, now: times.find(isText) ?? '' };
  }
  return {
    async changesSince(at) {
      const found: Stored[] = [];
      for (;;) {
        const last = found.at(-1);
        const after = last === undefined ? undefined : { at: last.at, name: nameOf(last.id) };
        const next = await ask(queryFor(at, after, pageSize));
        found.push(...next.documents);
        if (next.documents.length < pageSize) return { documents: found, now: next.now };
      }
    },
    async find(id) {
      // A question, for a document that is not there is no fault, and browsers log it as one.
      const filter = matching('__name__', 'EQUAL', { referenceValue: nameOf(id) });
      const found = await ask({ from: [{ collectionId: 'parts' }], ...filter, limit: 1 });
      return found.documents[0];
    },
    async write(writes) {
      const requests = writes.map((each) => toRequest(each, nameOf(each.id)));
      const answer = await send('POST', `${documents}:commit`, { writes: requests });
      return parseWritten(answer, writes.length);
    },
  };
}
