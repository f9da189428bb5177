import { claimsOf } from 'docusaurus-plugin-seal/firestore';

/**
 * How long after a password was typed the person at the computer counts as the one who typed it. A
 * verification mail arrives within a minute or two.
 */
const freshMinutes = 10;

/**
 * Whether a token that has just been renewed tells of a sign-in of the last minutes. Judged by the
 * token's own times, which are the sign-in service's: the clock here may be wrong. False for
 * whatever does not tell. Never throws.
 */
export function isFreshSignIn(renewedToken: string): boolean {
  const { auth_time: signedInAt, iat: issuedAt } = claimsOf(renewedToken);
  if (typeof signedInAt !== 'number' || typeof issuedAt !== 'number') return false;
  return issuedAt - signedInAt <= freshMinutes * 60;
}
