import type { ReactNode } from 'react';
import clsx from 'clsx';
import lessonList from '@generated/lessons/default/lessons.json';
import { usePageId } from '@kurser/shared/pageId';
import { findLesson } from '../lessons';
import { standingOf } from '../progress';
import { useProgress } from '../useProgress';
import styles from './styles.module.css';

/**
 * "0 av 5 klara", under the heading of a lesson's exercises; nothing on a page that is no lesson or
 * has none.
 */
export default function ExercisesDone(): ReactNode {
  const lesson = findLesson(lessonList, usePageId());
  const progress = useProgress();
  if (lesson === undefined || lesson.exercises === 0) return null;
  const { done, total } = standingOf(lesson, progress).exercises;
  return (
    <p
      className={clsx(styles.count, done === total && styles.all)}
      data-nosearch=""
      data-counter=""
    >
      {done === total && <span aria-hidden="true">✓ </span>}
      <span>{`${done} av ${total} ${total === 1 ? 'klar' : 'klara'}`}</span>
    </p>
  );
}
