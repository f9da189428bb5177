import { isMailLink } from '@kurser/school-gate/auth/isMailLink';
import type { StoredSignIn } from '@kurser/school-gate/auth/storedSession';
import { findPublicPage } from '../../../../src/config/publicPages';

interface FirstSight {
  readonly stored: StoredSignIn;
  /** The address's parameters, and its path. */
  readonly search: string;
  readonly pathname: string;
}

/**
 * Whether the sign-in form is what a visitor will see, as far as storage and address can tell:
 * nobody is signed in, no mail's link is to be followed, and the page is not one that everybody may
 * read. The gate comes to the same answer from the same functions.
 */
export function isFormFirst({ stored, search, pathname }: FirstSight): boolean {
  return (
    stored.kind === 'none' &&
    // Whatever a link asks for, and of whom: it has a screen of its own.
    !isMailLink(search) &&
    findPublicPage(pathname) === undefined
  );
}

/**
 * Whether a member is on the way in, as far as storage and address can tell before the provider has
 * been asked: then the whole site is worth fetching. A mail's link has a screen of its own, which
 * needs nothing of the site until the visitor goes on, and an account that is not verified stays at
 * a screen of the gate's too.
 */
export function isMemberFirst({ stored, search }: Omit<FirstSight, 'pathname'>): boolean {
  return stored.kind !== 'none' && stored.account?.emailVerified !== false && !isMailLink(search);
}
