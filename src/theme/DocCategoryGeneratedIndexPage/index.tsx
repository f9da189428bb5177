import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import {
  useCurrentSidebarCategory,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import CourseOpening from '@site/src/components/CourseDrawing/CourseOpening';
import PrintedPart from '@site/src/print/PrintedPart';
import PrintLink from '@site/src/print/PrintLink';
import { asksForPrint } from '@site/src/print/printQuery';
import clsx from 'clsx';

/**
 * A category page under the mark of its course area, and the area's own page under its drawing; the area is the outermost category, its class
 * says which (site.css).
 */
export default function DocCategoryGeneratedIndexPageWithMark(props: Props): ReactNode {
  const trail = useSidebarBreadcrumbs() ?? [];
  const [area] = trail;
  const course = area?.type === 'category' ? area.className : undefined;
  const { items } = useCurrentSidebarCategory();
  const { title, permalink } = props.categoryGeneratedIndex;
  if (asksForPrint(useLocation().search))
    return <PrintedPart title={title} back={permalink} items={items} />;
  return (
    <div className={clsx('courseHeading', course)}>
      {trail.length === 1 && <CourseOpening className={course} />}
      <DocCategoryGeneratedIndexPage {...props} />
      <PrintLink to={permalink} />
    </div>
  );
}
