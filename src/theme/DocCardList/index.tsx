import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
} from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import DocCard from '@theme/DocCard';
import type { Props } from '@theme/DocCardList';
import lessonList from '@generated/lessons/default/lessons.json';
import { PartProgress } from '@kurser/student-work/progress/CourseProgress';
import { lessonsIn } from '@kurser/student-work/progress/lessons';
import { firstOpen } from '@kurser/student-work/progress/next';
import { useProgress } from '@kurser/student-work/progress/useProgress';
import styles from './styles.module.css';

type Items = readonly PropSidebarItem[];

/** What the sidebar calls the page at an address. */
function labelOf(items: Items, to: string): string | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    const own = item.href === to ? item.label : undefined;
    const label = own ?? (item.type === 'category' ? labelOf(item.items, to) : undefined);
    if (label !== undefined) return label;
  }
  return undefined;
}

/** The way to the first lesson that is not done, by its name; nothing when all are. */
function Begin({ items }: { readonly items: Items }): ReactNode {
  const progress = useProgress();
  const lessons = lessonsIn(lessonList, items);
  const next = firstOpen(lessons, progress);
  if (next === undefined) return null;
  const verb = next === lessons[0] ? 'Börja' : 'Fortsätt';
  return (
    <Link className={`button button--primary ${styles.begin}`} to={next.to}>
      {`${verb} med ${labelOf(items, next.to) ?? next.title}`}
    </Link>
  );
}

function Rows({ items }: { readonly items: Items }): ReactNode {
  return (
    <>
      <PartProgress parts={items} className={styles.progress} />
      <Begin items={items} />
      <ul className={styles.rows}>
        {filterDocCardListItems([...items]).map((item, place) => (
          <li key={place}>
            <DocCard item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

function CurrentRows(): ReactNode {
  return <Rows items={useCurrentSidebarSiblings()} />;
}

/** A category's pages as rows, under how much of it is read and where to begin. */
export default function DocCardList({ items }: Props): ReactNode {
  return items === undefined ? <CurrentRows /> : <Rows items={items} />;
}
