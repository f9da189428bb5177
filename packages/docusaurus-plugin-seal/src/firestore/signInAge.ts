import { bytesFromBase64url } from '@kurser/sealed-format';

/**
 * What a token says of its account; nothing for what is no token. Who signed it is not asked. Never
 * throws.
 */
export function claimsOf(token: unknown): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ''] = typeof token === 'string' ? token.split('.') : [];
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytesFromBase64url(payload)));
    return typeof claims === 'object' ? { ...claims } : {};
  } catch {
    return {};
  }
}

/** How long a sign-in lets anybody read; firestore.rules say the same. */
export const signInDays = 365;

/** A token is at most an hour old when it is judged. */
const tooOldSeconds = (signInDays * 24 - 1) * 60 * 60;

/**
 * How long before a token's issue its password was typed, in seconds; not a number for what does
 * not tell.
 */
function ageIn(claims: Readonly<Record<string, unknown>>): number {
  return Number(claims['iat']) - Number(claims['auth_time']);
}

/**
 * Whether a token's sign-in is older than the rules take. Judged by the token's own time of issue,
 * which is the sign-in service's and at most an hour ago: the clock here may be wrong. False for
 * whatever is no token.
 */
export function isSignInTooOld(token: string): boolean {
  return ageIn(claimsOf(token)) >= tooOldSeconds;
}

/**
 * Whether a token plainly tells of a sign-in that the rules take: by password, and within the last
 * year. Asked before a key that is kept here is used. False for whatever does not tell: then the
 * rules are to decide.
 */
export function isSignInWithinRules(token: unknown): boolean {
  const claims = claimsOf(token);
  const age = ageIn(claims);
  const { sign_in_provider: provider } = (claims['firebase'] ?? {}) as {
    readonly sign_in_provider?: unknown;
  };
  return provider === 'password' && age >= 0 && age < tooOldSeconds;
}
