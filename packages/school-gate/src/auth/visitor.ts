import type { Account } from '@kurser/platform/sessionRecord';
import type { ContentFailure } from 'docusaurus-plugin-seal/common';
import { isSchoolAddress } from './schoolAddress';
import { claimsOf } from 'docusaurus-plugin-seal/firestore';

export type { Account };

/** Why the sign-in service cannot answer right now. */
export type UnavailableReason = 'loadFailed' | 'noAnswer';

/** Why a visitor who had an account is signed out now; decides the message above the form. */
export type SignedOutReason = 'foreignDomain' | 'storageRefused';

/**
 * Whether a member's content can be opened: the key is being fetched, is there, or was not to be
 * had.
 */
export type ContentKeyState = 'pending' | 'ready' | { readonly refused: ContentFailure };

/**
 * Who is in front of the screen: exactly one of these. Only a `member` whose key is `ready` ever
 * sees course content.
 */
export type Visitor =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable'; readonly reason: UnavailableReason }
  /** `email`: the account that is asked to sign in again. */
  | {
      readonly kind: 'signedOut';
      readonly reason?: SignedOutReason;
      readonly email?: string;
    }
  | { readonly kind: 'unverified'; readonly email: string }
  | {
      readonly kind: 'member';
      readonly uid: string;
      readonly email: string;
      readonly key: ContentKeyState;
    }
  /**
   * Nobody's page: nothing is shown until what was opened for a member is gone. `next` is the
   * visitor after that.
   */
  | { readonly kind: 'leaving'; readonly next: Visitor };

export type Member = Extract<Visitor, { kind: 'member' }>;

/** The address that is signed in; undefined for everybody who is not. */
export function signedInAs(visitor: Visitor): string | undefined {
  return visitor.kind === 'unverified' || visitor.kind === 'member' ? visitor.email : undefined;
}

/**
 * The visitor behind what the provider says; `null` is nobody. An address that is missing or
 * foreign is never a member.
 */
export function visitorOf(account: Account | null, domain: string): Visitor {
  if (account === null) return { kind: 'signedOut' };
  if (account.email === null || !isSchoolAddress(account.email, domain)) {
    return { kind: 'signedOut', reason: 'foreignDomain' };
  }
  if (!account.emailVerified) return { kind: 'unverified', email: account.email };
  return { kind: 'member', uid: account.uid, email: account.email, key: 'pending' };
}

/**
 * Whether an account may read: of the school, and verified. Asked of a token, of storage and of the
 * SDK's account alike.
 */
export function isMember(account: Account, domain: string): boolean {
  return visitorOf(account, domain).kind === 'member';
}

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
