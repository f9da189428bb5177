import { lazy, Suspense, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import lessonList from '@generated/lessons/default/lessons.json';
import AccentCard from '@kurser/ui/AccentCard';
import { CourseProgress } from '@kurser/student-work/progress/CourseProgress';
import { numberOf, type Lesson } from '@kurser/student-work/progress/lessons';
import type { NextStep } from '@kurser/student-work/progress/next';
import { isBegun, standingOf } from '@kurser/student-work/progress/progress';
import {
  inOneLine,
  numberText,
  sizeTexts,
  standingTexts,
} from '@kurser/student-work/progress/texts';
import { useProgress } from '@kurser/student-work/progress/useProgress';
import { catalogue } from '@kurser/student-work/repetition/catalogue';
import { useWaiting } from '@kurser/student-work/repetition/useWaiting';
import { courseName } from '../config/courseName';
import styles from './styles.module.css';

const LessonPicture = lazy(() => import('./PartPicture/LessonPicture'));

type LessonStep = Exclude<NextStep, { readonly kind: 'all' }>;

/** Which lesson of its course it is, and what it takes where nothing is done in it. */
function detailsOf(lesson: Lesson, left: readonly string[]): string {
  const place = numberOf(lessonList, lesson);
  const course = lessonList.courses[lesson.course]?.title ?? '';
  const number = place === undefined ? [] : [numberText(place)];
  return inOneLine([course, ...number, ...(left.length > 0 ? [] : sizeTexts(lesson))]);
}

/** How many lessons the student has worked with since Monday; nothing while there are none. */
function ThisWeek(): ReactNode {
  const count = useWaiting(catalogue)?.thisWeek ?? 0;
  if (count === 0) return null;
  const lessons = count === 1 ? '1 lektion' : `${count} lektioner`;
  return (
    <p className={styles.detail} data-counter="">
      {`Den här veckan: du har arbetat med ${lessons}.`}
    </p>
  );
}

function StepCard({ step }: { readonly step: LessonStep }): ReactNode {
  const { lesson } = step;
  const standing = standingOf(lesson, useProgress());
  const heading = step.kind === 'continue' ? step.heading : undefined;
  const course = lessonList.courses[lesson.course];
  const left = isBegun(standing) ? standingTexts(standing).slice(1) : [];
  return (
    <div className={styles.next} data-course={courseName(lesson.id)}>
      <div className={styles.moment}>
        <Suspense>
          <LessonPicture id={lesson.id} />
        </Suspense>
      </div>
      <div className={styles.step}>
        <h3 className={styles.lesson}>{lesson.title}</h3>
        <p className={styles.detail}>
          <span>{detailsOf(lesson, left)}</span>
          {left.length > 0 && <span data-counter="">{` · ${inOneLine(left)}`}</span>}
        </p>
        {heading !== undefined && (
          <p className={styles.detail}>{`Du var vid ”${heading.text}”.`}</p>
        )}
        <Link
          className="button button--primary button--lg"
          to={heading === undefined ? lesson.to : `${lesson.to}#${heading.id}`}
        >
          {step.kind === 'continue' ? 'Fortsätt' : 'Börja'}
        </Link>
        {course !== undefined && <CourseProgress to={course.to} className={styles.course} />}
        <ThisWeek />
      </div>
    </div>
  );
}

/** What comes next: the lesson that is open, or the one after it, and never one that is done. */
export default function NextCard({ step }: { readonly step: NextStep }): ReactNode {
  switch (step.kind) {
    case 'continue':
      return (
        <AccentCard heading="Fortsätt där du var">
          <StepCard step={step} />
        </AccentCard>
      );
    case 'next':
      return (
        <AccentCard heading="Härnäst">
          <StepCard step={step} />
        </AccentCard>
      );
    case 'all':
      return (
        <AccentCard heading="Allt är läst">
          <p className={styles.lesson}>Du har gått igenom varje lektion. Bra jobbat!</p>
          <ThisWeek />
        </AccentCard>
      );
  }
}
