import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import lessonList from '@generated/lessons/default/lessons.json';
import AccentCard from '@kurser/ui/AccentCard';
import { standingOf } from '../progress';
import { standingTexts } from '../texts';
import type { LastPlace } from '../useLastPlace';
import { useProgress } from '../useProgress';
import styles from './styles.module.css';

/**
 * The way back to the lesson that was open last, to where the student was in it, and what is left
 * there.
 */
export default function ContinueHere({ lesson, heading }: LastPlace): ReactNode {
  const standing = standingOf(lesson, useProgress());
  const course = lessonList.courses[lesson.course]?.title;
  return (
    <AccentCard heading="Fortsätt där du var">
      <p className={styles.lesson}>
        <Link to={heading === undefined ? lesson.to : `${lesson.to}#${heading.id}`}>
          {lesson.title}
        </Link>
      </p>
      <p className={styles.detail}>
        {`${course ?? ''}${heading !== undefined ? `, vid ”${heading.text}”` : ''}`}
      </p>
      <p className={styles.detail}>{standingTexts(standing).join(' · ')}</p>
    </AccentCard>
  );
}
