import { lazy, Suspense, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import lessonList from '@generated/lessons/default/lessons.json';
import Button from '@kurser/ui/Button';
import { useStored } from '@kurser/device-store';
import LessonGoals from '../LessonGoals';
import { findLesson, lessonsBeside, nextLesson, numberOf, type Lesson } from '../lessons';
import { isCourseRead, standingOf, type Progress } from '../progress';
import StorageNote from '../StorageNote';
import { parseRead, readKey } from '../stored';
import { doneQuestion, doneText, exercisesText, onwardText, questionsText } from '../texts';
import { useProgress } from '../useProgress';
import Ahead from './Ahead';
import styles from './styles.module.css';
import Way from './Way';

/** Comes when a course is read to its end, and on no other page. */
const CourseDone = lazy(() => import('../CourseDone'));

/** The same for a part of one. */
const PartDone = lazy(() => import('../PartDone'));

/** What is drawn beside the words; decoration. */
export interface LessonPictures {
  readonly ofLesson: (lesson: Lesson) => ReactNode;
  /** Of the part that a lesson belongs to. */
  readonly ofPart: (lesson: Lesson) => ReactNode;
}

interface FinishedProps {
  readonly lesson: Lesson;
  readonly progress: Progress;
  readonly pictures: LessonPictures | undefined;
}

/** What has been read to its end with this lesson: its course, else its part, or neither. */
function Finished({ lesson, progress, pictures }: FinishedProps): ReactNode {
  const course = lessonList.courses[lesson.course]?.title;
  if (course !== undefined && isCourseRead(lessonList, lesson, progress))
    return (
      <Suspense>
        <CourseDone title={course} />
      </Suspense>
    );
  if (!lessonsBeside(lessonList, lesson).every(({ id }) => progress.read.has(id))) return null;
  return (
    <Suspense>
      <PartDone picture={pictures?.ofPart(lesson)} />
    </Suspense>
  );
}

/** The one thing to do at the end: the lesson is done, and the next one begins. */
function Onward({ next, onDone }: { readonly next: Lesson; readonly onDone: () => void }) {
  return (
    <Link className="button button--primary" to={next.to} onClick={onDone}>
      {onwardText(next, numberOf(lessonList, next))}
    </Link>
  );
}

interface LessonEndRowProps extends Omit<LessonEndProps, 'id'> {
  readonly lesson: Lesson;
}

function LessonEndRow({ lesson, goals, pictures, children }: LessonEndRowProps): ReactNode {
  const [isRead, store, forget] = useStored(readKey(lesson.id), parseRead, false);
  const progress = useProgress();
  const { exercises, questions } = standingOf(lesson, progress);
  const next = nextLesson(lessonList, lesson);
  const place = numberOf(lessonList, lesson);
  const results = [exercisesText(exercises), questionsText(questions)].filter(Boolean);
  return (
    <section className={clsx(styles.end, isRead && styles.isRead)} aria-label="Lektionens slut">
      <div className={styles.state} role="status">
        {isRead ? `✓ ${doneText(place)}` : doneQuestion(place)}
      </div>
      {results.length > 0 && (
        <p className={styles.results} data-counter="">
          {results.join(' · ')}
        </p>
      )}
      <Way lesson={lesson} />
      {isRead && <Finished lesson={lesson} progress={progress} pictures={pictures} />}
      {/* Anew with the mark: the picture draws itself as the step there is taken. */}
      {next !== undefined && (
        <Ahead key={String(isRead)} next={next} picture={pictures?.ofLesson(next)} />
      )}
      <div className={styles.row}>
        {next !== undefined && <Onward next={next} onDone={() => store(true)} />}
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
  readonly pictures?: LessonPictures;
  /** What else there is to do with a lesson that one is done with. */
  readonly children?: ReactNode;
}

/**
 * The end of a lesson: the student says whether it is read, and goes on. Nothing on pages that are
 * no lessons.
 */
export default function LessonEnd({ id, ...props }: LessonEndProps): ReactNode {
  const lesson = findLesson(lessonList, id);
  return lesson === undefined ? null : <LessonEndRow lesson={lesson} {...props} />;
}
