import type { ReactNode } from 'react';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import { useSidebarMark } from '@site/src/progress/useSidebarMark';

/** A page in the sidebar, with a tick when it is read. The theme hands attributes that it does not know on to the link. */
export default function DocSidebarItemLink(props: Props): ReactNode {
  return <OriginalLink {...props} {...useSidebarMark(props.item)} />;
}
