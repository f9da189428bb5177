import type { KeptSession } from '@kurser/school-gate/auth/storedSession';
import { accountOfToken, isMember } from '@kurser/school-gate/auth/visitor';
import { isSignInWithinRules } from 'docusaurus-plugin-seal/firestore';
import { fieldsOf } from '@kurser/shared/fields';
import type { AccountFacts } from '../earlyForm/facts';

/**
 * Whether a new token is the session's account's, and describes it as one that the rules would give
 * the key to.
 */
export function isConfirmed(answer: unknown, uid: string, emailDomain: string): boolean {
  const { id_token: token } = fieldsOf(answer);
  const account = accountOfToken(token);
  const isTheirs = account?.uid === uid && isMember(account, emailDomain);
  return isTheirs && isSignInWithinRules(token);
}

/**
 * Asks the provider for a new token for a kept session: it gives one only to an account that
 * exists, is not disabled and has not been signed out everywhere, and the token tells of the
 * account as it is now. Unlike a description of the account (`accounts:lookup`), it can be had with
 * a token that has expired, and in a form that a browser sends to another origin without asking for
 * leave first. False for whatever is not a plain yes; never rejects.
 */
export async function confirmSession(
  { account, refreshToken }: KeptSession,
  { renewal, emailDomain }: AccountFacts,
  request: typeof fetch = fetch,
): Promise<boolean> {
  try {
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
    const response = await request(renewal, { method: 'POST', body });
    return response.ok && isConfirmed(await response.json(), account.uid, emailDomain);
  } catch {
    return false;
  }
}
