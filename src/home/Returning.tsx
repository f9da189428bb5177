import { lazy, Suspense, type ReactNode } from 'react';
import lessonList from '@generated/lessons/default/lessons.json';
import { nextStep } from '@kurser/student-work/progress/next';
import NextLessons from '@kurser/student-work/progress/NextLessons';
import type { LastPlace } from '@kurser/student-work/progress/useLastPlace';
import { useProgress } from '@kurser/student-work/progress/useProgress';
import { catalogue } from '@kurser/student-work/repetition/catalogue';
import RepeatCard from '@kurser/student-work/repetition/RepeatCard';
import { school } from '../config/school';
import { courseName } from '../config/courseName';
import NextCard from './NextCard';
import styles from './styles.module.css';

const LessonPicture = lazy(() => import('./PartPicture/LessonPicture'));

/** What a student comes back to: what comes next, what is to be repeated, and what follows. */
export default function Returning({ place }: { readonly place: LastPlace }): ReactNode {
  const step = nextStep(lessonList, place, useProgress());
  return (
    <div className={styles.returning}>
      <header>
        <p className={styles.site}>{school.title}</p>
        <h1>Välkommen tillbaka</h1>
      </header>
      <div className={styles.now}>
        <NextCard step={step} />
        <RepeatCard catalogue={catalogue} />
      </div>
      {step.kind !== 'all' && (
        <div className={styles.later} data-course={courseName(step.lesson.id)}>
          <NextLessons
            after={step.lesson}
            picture={({ id }) => (
              <Suspense>
                <LessonPicture id={id} />
              </Suspense>
            )}
          />
        </div>
      )}
    </div>
  );
}
