import { useEffect, useMemo, useState } from 'react';
import { useAuth } from '../auth/AuthProvider';
import type { CredentialMode } from '../auth/credentialRules';
import { parseMailLink, withoutMailLink, type MailLink } from '../auth/mailLink';
import { replaceSearch, useAddress } from './address';

export interface MailLinkInAddress {
  /**
   * What a mail's link asks for; kept when the address is cleaned, until it is left. `none` on the
   * server and on the first render.
   */
  readonly link: MailLink;
  /** The mode that the sign-in form starts in after a link was left. */
  readonly firstMode: CredentialMode;
  /** Takes the link out of the address, so that a reload does not try a used code again. */
  clearAddress(): void;
  /** Leaves the link's screen for the visitor's own. */
  leave(next?: CredentialMode): void;
}

/** A link that is being dealt with, and the page that it was opened on. */
interface HeldLink {
  readonly link: MailLink;
  readonly pathname: string;
}

const nothing: HeldLink = { link: { kind: 'none' }, pathname: '' };

/** The link from a mail that this page was opened with. */
export function useMailLink(): MailLinkInAddress {
  const { apiKey, visitor, actions } = useAuth();
  const { pathname, search } = useAddress();
  const inAddress = useMemo(() => parseMailLink(search, apiKey), [search, apiKey]);
  const [held, setHeld] = useState(nothing);
  const [firstMode, setFirstMode] = useState<CredentialMode>('signIn');
  if (inAddress.kind !== 'none') {
    if (held.link !== inAddress) setHeld({ link: inAddress, pathname });
  } else if (held.link.kind !== 'none' && held.pathname !== pathname) {
    // Left for another page, the one about personal data for example.
    setHeld(nothing);
  }

  const signedIn = visitor.kind === 'unverified' || visitor.kind === 'member';
  useEffect(() => {
    if (signedIn) setFirstMode('signIn');
  }, [signedIn]);

  function clearAddress(): void {
    if (inAddress.kind !== 'none') replaceSearch(withoutMailLink(search));
  }
  return {
    link: inAddress.kind === 'none' ? held.link : inAddress,
    firstMode,
    clearAddress,
    leave(next = 'signIn') {
      clearAddress();
      setHeld(nothing);
      setFirstMode(next);
      void actions.recheck();
    },
  };
}
