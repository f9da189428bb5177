import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import lessonList from '@generated/lessons/default/lessons.json';
import { nextUnread, type Lesson } from '../lessons';
import { standingOf } from '../progress';
import { standingTexts } from '../texts';
import { useProgress } from '../useProgress';
import styles from './styles.module.css';

const most = 3;

/** The next lessons that are not read in this one's course; nothing when there are none. */
export default function NextLessons({ after }: { readonly after: Lesson }): ReactNode {
  const progress = useProgress();
  const lessons = nextUnread(lessonList, after, (id) => progress.read.has(id), most);
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby="next-lessons">
      <h2 id="next-lessons" className={styles.heading}>
        {`Sedan i ${lessonList.courses[after.course]?.title ?? ''}`}
      </h2>
      <ol className={styles.list}>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Link to={lesson.to}>{lesson.title}</Link>
            <span className={styles.standing} data-counter="">
              {standingTexts(standingOf(lesson, progress)).slice(1).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
