import { documentsAddress } from 'docusaurus-plugin-seal/firestore';

const documents = documentsAddress('demo-kurser', 'http://127.0.0.1:8080');

/** Claims of an ID token; what the sign-in service would sign. */
export type Claims = Readonly<Record<string, unknown>>;

/** The service's administrator, whom no rules concern. */
export const owner = 'owner';

/**
 * A token as the sign-in service makes it, but unsigned: the emulator reads the claims and checks
 * no signature.
 */
export function tokenFor(claims: Claims): string {
  const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: 'https://securetoken.google.com/demo-kurser',
    aud: 'demo-kurser',
    sub: 'elev',
    user_id: 'elev',
    iat: now,
    auth_time: now,
    exp: now + 3600,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...claims,
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}

/**
 * Speaks to Firestore as the bearer of the token; null is nobody. Answers the HTTP status and the
 * answer's text.
 */
export class Caller {
  private readonly token: string | null;

  constructor(token: string | null) {
    this.token = token;
  }

  private async call(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(documents + path, {
      method,
      headers: this.token === null ? {} : { authorization: `Bearer ${this.token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', `/${path}`);
  }

  list(collection: string): Promise<Answer> {
    return this.call('GET', `/${collection}`);
  }

  query(collection: string, limit: number): Promise<Answer> {
    const structuredQuery = { from: [{ collectionId: collection }], limit };
    return this.call('POST', ':runQuery', { structuredQuery });
  }

  queryAllDescendants(collection: string): Promise<Answer> {
    const structuredQuery = { from: [{ collectionId: collection, allDescendants: true }] };
    return this.call('POST', ':runQuery', { structuredQuery });
  }

  create(collection: string, id: string, key: string): Promise<Answer> {
    return this.call('POST', `/${collection}?documentId=${id}`, {
      fields: { key: { stringValue: key } },
    });
  }

  write(path: string, key: string): Promise<Answer> {
    return this.call('PATCH', `/${path}`, { fields: { key: { stringValue: key } } });
  }

  delete(path: string): Promise<Answer> {
    return this.call('DELETE', `/${path}`);
  }
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}
