import { lazy, Suspense, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import lessonList from '@generated/lessons/default/lessons.json';
import Button from '@kurser/ui/Button';
import { useStored } from '@kurser/device-store';
import LessonGoals from '../LessonGoals';
import { findLesson, nextLesson, numberOf, type Lesson } from '../lessons';
import { isCourseRead, standingOf } from '../progress';
import StorageNote from '../StorageNote';
import { parseRead, readKey } from '../stored';
import { doneQuestion, exercisesText, onwardText, questionsText } from '../texts';
import { useProgress } from '../useProgress';
import styles from './styles.module.css';

/** Comes when a course is read to its end, and on no other page. */
const CourseDone = lazy(() => import('../CourseDone'));

/**
 * The one thing to do at the end: the lesson is done, and the next one begins. Nothing after the
 * last of a course.
 */
function Onward({ from, onDone }: { readonly from: Lesson; readonly onDone: () => void }) {
  const next = nextLesson(lessonList, from);
  if (next === undefined) return null;
  return (
    <Link className="button button--primary" to={next.to} onClick={onDone}>
      {onwardText(next, numberOf(lessonList, next))}
    </Link>
  );
}

interface LessonEndRowProps {
  readonly lesson: Lesson;
  readonly goals: readonly string[];
  readonly children?: ReactNode;
}

function LessonEndRow({ lesson, goals, children }: LessonEndRowProps): ReactNode {
  const [isRead, store, forget] = useStored(readKey(lesson.id), parseRead, false);
  const progress = useProgress();
  const { exercises, questions } = standingOf(lesson, progress);
  const course = lessonList.courses[lesson.course]?.title;
  const results = [exercisesText(exercises), questionsText(questions)].filter(Boolean);
  return (
    <section className={clsx(styles.end, isRead && styles.isRead)} aria-label="Lektionens slut">
      <div className={styles.state} role="status">
        {isRead
          ? '✓ Du har markerat lektionen som läst.'
          : doneQuestion(numberOf(lessonList, lesson))}
      </div>
      {results.length > 0 && (
        <p className={styles.results} data-counter="">
          {results.join(' · ')}
        </p>
      )}
      <div className={styles.row}>
        <Onward from={lesson} onDone={() => store(true)} />
        {/* One button whose words change: it keeps the focus, and the way back is where the way
            there was. */}
        <Button
          variant="quiet"
          onClick={() => {
            if (isRead) forget();
            else store(true);
          }}
        >
          {isRead ? 'Ångra: markera som oläst' : 'Markera som läst'}
        </Button>
      </div>
      {isRead && course !== undefined && isCourseRead(lessonList, lesson, progress) && (
        <Suspense>
          <CourseDone title={course} />
        </Suspense>
      )}
      <LessonGoals goals={goals} />
      {children !== undefined && <div className={styles.more}>{children}</div>}
      <StorageNote />
    </section>
  );
}

interface LessonEndProps {
  readonly id: string;
  /** The page's goals as Markdown; none where its tasks do not say which they practise. */
  readonly goals: readonly string[];
  /** What else there is to do with a lesson that one is done with. */
  readonly children?: ReactNode;
}

/**
 * The end of a lesson: the student says whether it is read, and goes on. Nothing on pages that are
 * no lessons.
 */
export default function LessonEnd({ id, goals, children }: LessonEndProps): ReactNode {
  const lesson = findLesson(lessonList, id);
  if (lesson === undefined) return null;
  return (
    <LessonEndRow lesson={lesson} goals={goals}>
      {children}
    </LessonEndRow>
  );
}
