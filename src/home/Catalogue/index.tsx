import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import DocCard from '@theme/DocCard';
import lessonList from '@generated/lessons/default/lessons.json';
import { markOf } from '../../components/CourseDrawing/marks';
import Fold from '@kurser/ui/Fold';
import { PartProgress } from '@kurser/student-work/progress/CourseProgress';
import { lessonsIn } from '@kurser/student-work/progress/lessons';
import { lessonsText } from '@kurser/student-work/progress/texts';
import PartPicture from '../PartPicture';
import { madeIn } from '../made';
import styles from './styles.module.css';

/** Whether an item is a part of its own, of many lessons or of one; else it is a lesson. */
function isPart(item: PropSidebarItem): boolean {
  if (item.type === 'category') return true;
  return lessonsIn(lessonList, [item])[0]?.id.endsWith('/index') === true;
}

function Rows({ items }: { readonly items: readonly PropSidebarItem[] }): ReactNode {
  return (
    <ul className={styles.rows}>
      {items.map((item, place) => (
        <li key={place}>
          <DocCard item={item} />
        </li>
      ))}
    </ul>
  );
}

/** A course with its parts in pictures; its own lessons are folded, for they may be twenty. */
function Course({ course }: { readonly course: PropSidebarItemCategory }): ReactNode {
  const mark = markOf(course.className);
  const parts = course.items.filter(isPart);
  const lessons = course.items.filter((item) => item.type === 'link' && !isPart(item));
  const count = lessonsIn(lessonList, lessons).length;
  return (
    <section className={styles.course} data-course={mark} aria-label={course.label}>
      {mark !== undefined && <PartPicture name={madeIn[mark].picture} className={styles.picture} />}
      <div className={styles.words}>
        <h2 className={styles.title}>
          {course.href === undefined ? course.label : <Link to={course.href}>{course.label}</Link>}
        </h2>
        <p>{course.description}</p>
        <PartProgress parts={course.items} className={styles.progress} />
      </div>
      <div className={styles.all}>
        {count > 0 && (
          <Fold summary={lessonsText(count)}>
            <Rows items={lessons} />
          </Fold>
        )}
        {parts.length > 0 && <Rows items={parts} />}
      </div>
    </section>
  );
}

/** All courses in pictures: their parts and lessons, how long they are and how far one has come. */
export default function Catalogue(): ReactNode {
  const courses = (useDocsSidebar()?.items ?? []).filter((item) => item.type === 'category');
  return (
    <div className={styles.catalogue}>
      {courses.map((course) => (
        <Course key={course.label} course={course} />
      ))}
    </div>
  );
}
