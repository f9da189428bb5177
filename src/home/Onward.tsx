import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import lessonList from '@generated/lessons/default/lessons.json';
import { nextStep } from '@kurser/student-work/progress/next';
import { useLastPlace } from '@kurser/student-work/progress/useLastPlace';
import { useProgress } from '@kurser/student-work/progress/useProgress';

/** Where a student goes on from a page that has no more to offer: to a lesson, by its name. */
export default function Onward(): ReactNode {
  const place = useLastPlace();
  const progress = useProgress();
  const step = place === undefined ? undefined : nextStep(lessonList, place, progress);
  const button = 'button button--primary';
  if (step === undefined || step.kind === 'all')
    return (
      <Link className={button} to="/courses/">
        Välj kurs
      </Link>
    );
  return (
    <Link className={button} to={step.lesson.to}>
      {`${step.kind === 'continue' ? 'Fortsätt med' : 'Härnäst:'} ${step.lesson.title}`}
    </Link>
  );
}
