import { claimsOf } from 'docusaurus-plugin-seal/firestore';
import type { Account } from './visitor';

/**
 * The account that an ID token describes, as it was when the provider gave it; undefined for what
 * is no token of an account. Who signed it is not asked: that is Firestore's to judge. Never
 * throws.
 */
export function accountOfToken(token: unknown): Account | undefined {
  const { sub, email, email_verified: emailVerified } = claimsOf(token);
  if (typeof sub !== 'string') return undefined;
  return {
    uid: sub,
    email: typeof email === 'string' ? email : null,
    emailVerified: emailVerified === true,
  };
}
