import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import lessonList from '@generated/lessons/default/lessons.json';
import type { CourseArea } from '@site/src/config/courseAreas';
import { PartProgress } from '@kurser/student-work/progress/CourseProgress';
import { lessonsIn } from '@kurser/student-work/progress/lessons';
import { inOneLine, lessonsText, totalTexts } from '@kurser/student-work/progress/texts';
import { markOf } from '../../components/CourseDrawing/marks';
import PartPicture from '../PartPicture';
import { madeIn } from '../made';
import { partsOfCourse } from './courseParts';
import LessonTile from './LessonTile';
import PartCard from './PartCard';
import styles from './styles.module.css';

interface CourseProps {
  readonly course: PropSidebarItemCategory;
  readonly mark: CourseArea['mark'];
}

const placeOf = (mark: CourseArea['mark']): string => `kurs-${mark}`;

/** A course at the top of the page: its picture and name, and the way down to what is in it. */
function Choice({ course, mark }: CourseProps): ReactNode {
  return (
    <a className={styles.choice} data-course={mark} href={`#${placeOf(mark)}`}>
      <PartPicture name={madeIn[mark].picture} className={styles.picture} />
      <div className={styles.words}>
        <div className={styles.name}>{course.label}</div>
        <PartProgress parts={course.items} />
      </div>
    </a>
  );
}

/** A course: what one makes in it, its own lessons in pictures, then its parts. */
function Course({ course, mark }: CourseProps): ReactNode {
  const { lessons, parts } = partsOfCourse(course);
  const all = lessonsIn(lessonList, course.items);
  return (
    <section
      id={placeOf(mark)}
      className={styles.course}
      data-course={mark}
      aria-label={course.label}
    >
      <h2 className={styles.title}>
        {course.href === undefined ? course.label : <Link to={course.href}>{course.label}</Link>}
      </h2>
      <p className={styles.made}>{madeIn[mark].words}</p>
      <p className={styles.size}>{inOneLine([lessonsText(all.length), ...totalTexts(all)])}</p>
      <PartProgress parts={course.items} className={styles.progress} />
      {lessons.length > 0 && (
        <ul className={styles.tiles}>
          {lessons.map((item) => (
            <li key={item.href}>
              <LessonTile item={item} />
            </li>
          ))}
        </ul>
      )}
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map((item) => (
            <li key={item.label}>
              <PartCard item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** All courses in pictures: their parts and lessons, how long they are and how far one has come. */
export default function Catalogue(): ReactNode {
  const courses = (useDocsSidebar()?.items ?? []).flatMap((item): CourseProps[] => {
    const mark = item.type === 'category' ? markOf(item.className) : undefined;
    return item.type === 'category' && mark !== undefined ? [{ course: item, mark }] : [];
  });
  return (
    <div className={styles.catalogue}>
      <div className={styles.choices}>
        {courses.map((props) => (
          <Choice key={props.mark} {...props} />
        ))}
      </div>
      {courses.map((props) => (
        <Course key={props.mark} {...props} />
      ))}
    </div>
  );
}
