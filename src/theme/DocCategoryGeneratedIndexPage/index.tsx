import type { ReactNode } from 'react';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import clsx from 'clsx';

/** A category page under the mark of its course area; the area is the outermost category, its class says which (custom.css). */
export default function DocCategoryGeneratedIndexPageWithMark(props: Props): ReactNode {
  const area = useSidebarBreadcrumbs()?.[0];
  return (
    <div className={clsx('courseHeading', area?.type === 'category' && area.className)}>
      <DocCategoryGeneratedIndexPage {...props} />
    </div>
  );
}
