import { claimsOf } from './format/tokenClaims';

/** How long a sign-in lets anybody read; firestore.rules say the same. */
export const signInDays = 365;

/**
 * Whether a token's sign-in is older than the rules take. Judged by the token's own time of issue, which is the sign-in service's and at most an
 * hour ago: the clock here may be wrong. False for whatever is no token.
 */
export function isSignInTooOld(token: string): boolean {
  const { auth_time: signedInAt, iat: issuedAt } = claimsOf(token);
  if (typeof signedInAt !== 'number' || typeof issuedAt !== 'number') return false;
  return issuedAt - signedInAt >= (signInDays * 24 - 1) * 60 * 60;
}
