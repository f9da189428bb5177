import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import lessonList from '@generated/lessons/default/lessons.json';
import { useStored } from '../../components/deviceStore';
import { findLesson, findNextUnread, type Lesson } from '../lessons';
import { standingOf } from '../progress';
import { lastLessonKey, parseLastLesson, type LastLesson } from '../stored';
import { standingTexts } from '../texts';
import { useProgress } from '../useProgress';
import styles from './styles.module.css';

const nowhere: LastLesson = { id: '' };

function Continue({
  lesson,
  heading,
}: {
  readonly lesson: Lesson;
  readonly heading: LastLesson['heading'];
}): ReactNode {
  const progress = useProgress();
  const standing = standingOf(lesson, progress);
  const next = standing.isRead
    ? findNextUnread(lessonList, lesson, (id) => progress.read.has(id))
    : undefined;
  const course = lessonList.courses[lesson.course]?.title;
  return (
    <section className={styles.panel} aria-labelledby="continue-here">
      <h2 id="continue-here" className={styles.heading}>
        Fortsätt där du var
      </h2>
      <p className={styles.lesson}>
        <Link to={heading === undefined ? lesson.to : `${lesson.to}#${heading.id}`}>
          {lesson.title}
        </Link>
      </p>
      <p className={styles.detail}>
        {course}
        {heading !== undefined && `, vid ”${heading.text}”`}
      </p>
      <p className={styles.detail}>{standingTexts(standing).join(' · ')}</p>
      {next !== undefined && (
        <p className={styles.next}>
          Nästa olästa lektion: <Link to={next.to}>{next.title}</Link>
        </p>
      )}
    </section>
  );
}

interface ContinueHereProps {
  /** Shown to a student who has not opened a lesson yet. */
  readonly children: ReactNode;
}

/** The way back to the lesson that was open last; a start for who has not opened any, or whose last one is gone. */
export default function ContinueHere({ children }: ContinueHereProps): ReactNode {
  const [last] = useStored(lastLessonKey, parseLastLesson, nowhere);
  const lesson = findLesson(lessonList, last.id);
  if (lesson === undefined) return children;
  return <Continue lesson={lesson} heading={last.heading} />;
}
