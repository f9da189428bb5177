import { createSign } from 'node:crypto';

/** The two fields of a service account's key file that are needed. */
export interface ServiceAccount {
  readonly client_email: string;
  readonly private_key: string;
}

const tokenAddress = 'https://oauth2.googleapis.com/token';
/**
 * What a token is asked for: the least that may write Firestore documents, or administer accounts
 * and sign-in settings.
 */
export type Scope =
  | 'https://www.googleapis.com/auth/datastore'
  | 'https://www.googleapis.com/auth/identitytoolkit';

/** @throws when the text is not a service account's key file; never says what it contains */
export function parseServiceAccount(text: string, source: string): ServiceAccount {
  const wrong = new Error(
    `${source} är ingen nyckelfil för ett tjänstkonto: den ska vara JSON med client_email och private_key.`,
  );
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw wrong;
  }
  const { client_email, private_key } = (json ?? {}) as Partial<Record<string, unknown>>;
  if (typeof client_email !== 'string' || typeof private_key !== 'string') throw wrong;
  return { client_email, private_key };
}

/**
 * The signed request for an access token (RFC 7523): who asks, for what, for the next ten minutes.
 */
export function signAssertion(
  { client_email, private_key }: ServiceAccount,
  scope: Scope,
  nowSeconds: number,
): string {
  const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = {
    iss: client_email,
    scope,
    aud: tokenAddress,
    iat: nowSeconds,
    exp: nowSeconds + 600,
  };
  const unsigned = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  const signature = createSign('RSA-SHA256').update(unsigned).sign(private_key, 'base64url');
  return `${unsigned}.${signature}`;
}

/** An access token for the service account. @throws with Google's own words when it refuses */
export async function fetchAccessToken(
  account: ServiceAccount,
  scope: Scope,
  request: typeof fetch = fetch,
): Promise<string> {
  const response = await request(tokenAddress, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: signAssertion(account, scope, Math.floor(Date.now() / 1000)),
    }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`Google gav ingen åtkomst för ${account.client_email}: ${text}`);
  }
  const { access_token } = JSON.parse(text) as Partial<Record<string, unknown>>;
  if (typeof access_token !== 'string') {
    throw new Error(`Google gav ingen åtkomst för ${account.client_email}: svaret saknar token`);
  }
  return access_token;
}
