import type { ReactNode } from 'react';
import OriginalCategory from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';
import { useSidebarMark } from '@kurser/student-work/progress/useSidebarMark';

/**
 * A category in the sidebar, with how many of its lessons are read. The theme hands attributes that
 * it does not know on to the link.
 */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  return <OriginalCategory {...props} {...useSidebarMark(props.item)} />;
}
