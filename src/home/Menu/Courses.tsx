import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import lessonList from '@generated/lessons/default/lessons.json';
import { CourseProgress } from '@kurser/student-work/progress/CourseProgress';
import styles from './styles.module.css';

/** The courses by name, with how far one has come: the phone's menu on pages outside them. */
export default function Courses({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  return (
    <ul className={styles.courses}>
      {lessonList.courses.map(({ title, to }) => (
        <li key={to}>
          <Link className={styles.course} to={to} onClick={onLeave}>
            <span className={styles.courseTitle}>{title}</span>
            <CourseProgress to={to} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
