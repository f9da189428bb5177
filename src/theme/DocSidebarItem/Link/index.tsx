import type { ReactNode } from 'react';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import { useSidebarMark } from '@kurser/student-work/progress/useSidebarMark';

/**
 * The sidebar of a course is longer than most windows: the page that one is on is scrolled into it.
 */
function show(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest' });
}

/**
 * A page in the sidebar, with a tick when it is read. The theme hands attributes that it does not
 * know on to the link.
 */
export default function DocSidebarItemLink(props: Props): ReactNode {
  const { item, activePath } = props;
  const shown = isActiveSidebarItem(item, activePath) && { ref: show };
  return <OriginalLink {...props} {...useSidebarMark(item)} {...shown} />;
}
