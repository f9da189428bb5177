import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { whenIdle } from 'docusaurus-plugin-seal/common';
import { readInPage } from '@kurser/platform/pages';
import type { Props } from '@theme/PaginatorNavLink';

async function readIn(permalink: string): Promise<void> {
  await whenIdle();
  await readInPage(permalink);
}

/**
 * Preloads the page behind a link once the link is in sight, so that a click only has to render it.
 */
function usePageAhead(permalink: string, isWanted: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const element = link.current;
    if (element === null || !isWanted) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void readIn(permalink);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [permalink, isWanted]);
  return link;
}

/**
 * The theme's link to the page before or after. A reader who sees the one to the next page has read
 * to the end, and most often goes there.
 */
export default function PaginatorNavLink(props: Props): ReactNode {
  const { permalink, title, subLabel, isNext = false } = props;
  const link = usePageAhead(permalink, isNext);
  return (
    <Link
      ref={link}
      className={clsx(
        'pagination-nav__link',
        isNext ? 'pagination-nav__link--next' : 'pagination-nav__link--prev',
      )}
      to={permalink}
    >
      {subLabel !== undefined && <div className="pagination-nav__sublabel">{subLabel}</div>}
      <div className="pagination-nav__label">{title}</div>
    </Link>
  );
}
