import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useAuth } from '@site/src/auth/AuthProvider';
import type { Visitor } from '@site/src/auth/visitor';
import { DeviceStoreProvider } from '@site/src/components/deviceStore';
import { privacyPath } from '@site/src/config/privacy';
import type { ContentFailure } from '@site/src/seal/contentFailure';
import { SealedContent } from '@site/src/seal/SealedContent';
import { useContentFailure } from '@site/src/seal/useContentFailure';
import ContentClosed from './ContentClosed';
import Loading from './Loading';
import MailLinkScreen from './MailLink';
import Privacy from './Privacy';
import SignIn from './SignIn';
import Unavailable from './Unavailable';
import Verification from './Verification';
import { useMailLink, type MailLinkInAddress } from './useMailLink';

/** The door that stands in place of the page; `undefined` is an open one. Only a member whose content opened well gets that. */
function doorFor(
  visitor: Visitor,
  failure: ContentFailure | null,
  mailLink: MailLinkInAddress,
): ReactNode {
  // Before everything else, whoever the visitor is: the link is why they came.
  if (mailLink.link.kind !== 'none')
    return <MailLinkScreen link={mailLink.link} mailLink={mailLink} />;
  switch (visitor.kind) {
    case 'loading':
      return <Loading />;
    case 'unavailable':
      return <Unavailable reason={visitor.reason} />;
    case 'signedOut':
      return <SignIn reason={visitor.reason} firstMode={mailLink.firstMode} />;
    case 'unverified':
      return <Verification email={visitor.email} />;
    case 'member':
      if (failure !== null) return <ContentClosed failure={failure} />;
      if (visitor.key === 'ready') return undefined;
      if (visitor.key === 'pending') return <Loading />;
      return <ContentClosed failure={visitor.key.refused} />;
  }
}

/** Whether the text about personal data stands in for a door: as soon as it is known that the visitor is not on the way in. */
function isPrivacyDoor(visitor: Visitor, pathname: string): boolean {
  if (pathname.replace(/\/$/, '') !== privacyPath) return false;
  return visitor.kind !== 'loading' && !(visitor.kind === 'member' && visitor.key === 'pending');
}

/**
 * The one place that decides what a visitor sees. The server and the first render in the browser know nobody, so both show the
 * loading screen; the lessons are rendered beside it on the server only, for the link check, and stripped before anything is written.
 */
export default function Gate({ children }: { readonly children: ReactNode }): ReactNode {
  const { visitor } = useAuth();
  const { pathname } = useLocation();
  const mailLink = useMailLink();
  const closed = doorFor(visitor, useContentFailure(), mailLink);
  const reading = mailLink.link.kind === 'none' && isPrivacyDoor(visitor, pathname);
  const door = closed !== undefined && reading ? <Privacy /> : closed;
  return (
    <DeviceStoreProvider scope={visitor.kind === 'member' ? visitor.uid : 'nobody'}>
      <SealedContent open={door === undefined} gate={door}>
        {children}
      </SealedContent>
    </DeviceStoreProvider>
  );
}
