import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import lessonList from '@generated/lessons/default/lessons.json';
import { nextUnread, type Lesson } from '../lessons';
import { isBegun, standingOf, type Progress } from '../progress';
import { sizeTexts, standingTexts } from '../texts';
import { useProgress } from '../useProgress';
import styles from './styles.module.css';

const most = 3;

/** What is done in a lesson that has been begun; what one takes that has not. */
function Details({ lesson, progress }: { readonly lesson: Lesson; readonly progress: Progress }) {
  const standing = standingOf(lesson, progress);
  if (!isBegun(standing))
    return <span className={styles.standing}>{sizeTexts(lesson).join(' · ')}</span>;
  return (
    <span className={styles.standing} data-counter="">
      {standingTexts(standing).slice(1).join(' · ')}
    </span>
  );
}

interface NextLessonsProps {
  readonly after: Lesson;
  /** What a lesson is about, drawn; decoration beside its name. */
  readonly picture?: (lesson: Lesson) => ReactNode;
}

/** The next lessons that are not read in this one's course; nothing when there are none. */
export default function NextLessons({ after, picture }: NextLessonsProps): ReactNode {
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
            {picture !== undefined && <div className={styles.picture}>{picture(lesson)}</div>}
            <div className={styles.words}>
              <Link to={lesson.to}>{lesson.title}</Link>
              <Details lesson={lesson} progress={progress} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
