import { parseMailLink } from '../../auth/mailLink';
import type { StoredSession } from '../../auth/storedSession';
import { findPublicPage } from '../../config/publicPages';

interface FirstSight {
  readonly stored: StoredSession;
  /** The address's parameters, and its path. */
  readonly search: string;
  readonly pathname: string;
}

/**
 * Whether the sign-in form is what a visitor will see, as far as storage and address can tell: nobody is signed in, no mail's link is to be
 * followed, and the page is not one that everybody may read. The gate comes to the same answer from the same functions.
 */
export function isFormFirst({ stored, search, pathname }: FirstSight): boolean {
  return (
    stored === 'none' &&
    // Whose project a link is for makes no difference here: every link has a screen of its own.
    parseMailLink(search, '').kind === 'none' &&
    findPublicPage(pathname) === undefined
  );
}
