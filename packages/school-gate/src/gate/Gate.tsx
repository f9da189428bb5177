import { useDeferredValue, type ReactNode } from 'react';
import { useAuth } from '../auth/AuthProvider';
import type { Visitor } from '../auth/visitor';
import { DeviceStoreProvider } from '@kurser/device-store';
import { findPublicPage, type PublicPageName } from '@site/src/config/publicPages';
import type { ContentFailure } from 'docusaurus-plugin-seal/common';
import { SealedContent, useContentFailure } from 'docusaurus-plugin-seal/client';
import ContentClosed from './ContentClosed';
import Entrance from './Entrance';
import Leaving from './Leaving';
import Loading from './Loading';
import MailLinkScreen from './MailLink';
import PublicPage from './PublicPage';
import Unavailable from './Unavailable';
import Verification from './Verification';
import { useAddress } from './address';
import { useGateAlive } from './useGateAlive';
import { usePlace } from './usePlace';
import { useMailLink, type MailLinkInAddress } from './useMailLink';

interface Way {
  readonly visitor: Visitor;
  /** Whether the site that stands behind the gate has come. */
  readonly siteIsThere: boolean;
}

/**
 * The screen that stands in place of the page; undefined where the page itself is shown, to a
 * member whose content has opened and to nobody else.
 */
function screenFor(
  { visitor, siteIsThere }: Way,
  failure: ContentFailure | null,
  mailLink: MailLinkInAddress,
): ReactNode {
  // Before everything else, and for every visitor: the link is why they came.
  if (mailLink.link.kind !== 'none')
    return <MailLinkScreen link={mailLink.link} mailLink={mailLink} />;
  switch (visitor.kind) {
    case 'loading':
      return <Entrance known={false} />;
    case 'leaving':
      return <Leaving next={visitor.next} />;
    case 'unavailable':
      return <Unavailable reason={visitor.reason} />;
    case 'signedOut':
      return (
        <Entrance
          known
          reason={visitor.reason}
          email={visitor.email}
          firstMode={mailLink.firstMode}
        />
      );
    case 'unverified':
      return <Verification email={visitor.email} />;
    case 'member':
      if (failure !== null) return <ContentClosed failure={failure} />;
      if (visitor.key === 'ready') return siteIsThere ? undefined : <Loading />;
      if (visitor.key === 'pending') return <Loading />;
      return <ContentClosed failure={visitor.key.refused} />;
  }
}

/** Whether it is not settled yet what the visitor sees. */
function isOnTheWayIn({ visitor, siteIsThere }: Way): boolean {
  if (visitor.kind !== 'member') return visitor.kind === 'loading';
  return visitor.key === 'pending' || (visitor.key === 'ready' && !siteIsThere);
}

/**
 * The public page that takes the screen's place, as soon as it is known that the visitor is not on
 * the way in.
 */
function findPublicScreen(way: Way, pathname: string): PublicPageName | undefined {
  return isOnTheWayIn(way) ? undefined : findPublicPage(pathname);
}

/**
 * The one place that decides what a visitor sees. The server and the first render in the browser
 * know nobody, so both show the entrance; the lessons are rendered beside it on the server only,
 * for the link check, and stripped before anything is written.
 * @param children the site; undefined while it is on its way
 */
export default function Gate({ children }: { readonly children: ReactNode }): ReactNode {
  const { visitor } = useAuth();
  const { pathname } = useAddress();
  const mailLink = useMailLink();
  const way = { visitor, siteIsThere: children !== undefined };
  const ownScreen = screenFor(way, useContentFailure(), mailLink);
  const page = mailLink.link.kind === 'none' ? findPublicScreen(way, pathname) : undefined;
  const screen =
    ownScreen !== undefined && page !== undefined ? (
      <PublicPage key={page} page={page} />
    ) : (
      ownScreen
    );
  const isOpen = screen === undefined;
  // A large lesson is drawn in pieces, so that the browser can do other things in between, and
  // takes the screen's place when it is whole. Closing waits for nothing.
  const isDrawn = useDeferredValue(isOpen, false) && isOpen;
  usePlace(isDrawn);
  useGateAlive(isOpen ? isDrawn : !isOnTheWayIn(way));
  return (
    <DeviceStoreProvider scope={visitor.kind === 'member' ? visitor.uid : 'nobody'}>
      <SealedContent open={isDrawn} gate={screen ?? <Loading />}>
        {children}
      </SealedContent>
    </DeviceStoreProvider>
  );
}
