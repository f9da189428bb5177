import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import lessonList from '@generated/lessons/default/lessons.json';
import Fold from '@kurser/ui/Fold';
import CardProgress from '@kurser/student-work/progress/CardProgress';
import { lessonsIn } from '@kurser/student-work/progress/lessons';
import { isDone, standingOf } from '@kurser/student-work/progress/progress';
import { inOneLine, lessonsText, sizeTexts, totalTexts } from '@kurser/student-work/progress/texts';
import { useProgress } from '@kurser/student-work/progress/useProgress';
import PartPicture from '../PartPicture';
import { pictureOfAll } from '../PartPicture/pictureOf';
import { pagesOf, type LinkItem, type PartItem } from './courseParts';
import styles from './styles.module.css';

/** A lesson of a part: its name and how long it is, or that it is done. */
function LessonLine({ item }: { readonly item: LinkItem }): ReactNode {
  const progress = useProgress();
  const [lesson] = lessonsIn(lessonList, [item]);
  if (lesson === undefined) return null;
  const isBehind = isDone(standingOf(lesson, progress));
  return (
    <li>
      <Link className={styles.line} to={item.href}>
        <span>{item.label}</span>
        <span className={isBehind ? styles.done : styles.size}>
          {isBehind ? '✓ Klar' : sizeTexts(lesson)[0]}
        </span>
      </Link>
    </li>
  );
}

function Lessons({ items }: { readonly items: readonly LinkItem[] }): ReactNode {
  return (
    <Fold summary={lessonsText(items.length)}>
      <ol className={styles.lines}>
        {items.map((item) => (
          <LessonLine key={item.href} item={item} />
        ))}
      </ol>
    </Fold>
  );
}

/** A part of a course in a picture, with its lessons folded under it. */
export default function PartCard({ item }: { readonly item: PartItem }): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const to = item.type === 'link' ? item.href : findFirstSidebarItemLink(item);
  const lessons = lessonsIn(lessonList, [item]);
  const picture = pictureOfAll(lessons.map(({ id }) => id));
  const pages = pagesOf(item).filter((page) => lessonsIn(lessonList, [page]).length > 0);
  return (
    <>
      <Link className={styles.face} to={to ?? '/courses/'}>
        {picture !== undefined && <PartPicture name={picture} className={styles.picture} />}
        <div className={styles.words}>
          <div className={styles.name}>{item.label}</div>
          <p className={styles.about}>{item.description ?? doc?.description}</p>
          <p className={styles.size}>{inOneLine(totalTexts(lessons))}</p>
          <CardProgress item={item} />
        </div>
      </Link>
      {pages.length > 1 && <Lessons items={pages} />}
    </>
  );
}
