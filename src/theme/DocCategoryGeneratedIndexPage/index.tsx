import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import {
  useCurrentSidebarCategory,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import lessonList from '@generated/lessons/default/lessons.json';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import Heading from '@theme/Heading';
import CourseOpening from '@site/src/components/CourseDrawing/CourseOpening';
import PartPicture from '@site/src/home/PartPicture';
import { pictureOfAll } from '@site/src/home/PartPicture/pictureOf';
import { lessonsIn } from '@kurser/student-work/progress/lessons';
import PrintedPart from '@site/src/print/PrintedPart';
import PrintLink, { asksForPrint } from '@site/src/print/PrintLink';
import clsx from 'clsx';
import styles from './styles.module.css';

/** What the part is about, as a picture; nothing for one of no lesson or without a picture. */
function Moment({ items }: { readonly items: readonly PropSidebarItem[] }): ReactNode {
  const name = pictureOfAll(lessonsIn(lessonList, items).map(({ id }) => id));
  if (name === undefined) return null;
  return (
    <div data-opening="" className={styles.moment}>
      <PartPicture name={name} />
    </div>
  );
}

/**
 * A category page under its picture, and a course area's own page under its drawing; the area is
 * the outermost category, its class says which (site.css). Written anew and not wrapped, since the
 * picture stands between the theme's way back and its title.
 */
export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex: { title, description, permalink, navigation },
}: Props): ReactNode {
  const trail = useSidebarBreadcrumbs() ?? [];
  const [area] = trail;
  const course = area?.type === 'category' ? area.className : undefined;
  const { items } = useCurrentSidebarCategory();
  if (asksForPrint(useLocation().search))
    return <PrintedPart title={title} back={permalink} items={items} />;
  return (
    <div className={clsx('courseHeading', course)}>
      <PageMetadata title={title} description={description} />
      <div className={styles.column}>
        <DocBreadcrumbs />
        <header>
          {trail.length === 1 ? <CourseOpening className={course} /> : <Moment items={items} />}
          <Heading as="h1">{title}</Heading>
          {description !== undefined && <p>{description}</p>}
        </header>
        <article className="margin-top--lg">
          <DocCardList items={items} />
        </article>
        <footer className="margin-top--md">
          <DocPaginator previous={navigation.previous} next={navigation.next} />
        </footer>
      </div>
      <PrintLink to={permalink} />
    </div>
  );
}
