import type { ReactNode } from 'react';
import clsx from 'clsx';
import lessonList from '@generated/lessons/default/lessons.json';
import { lessonsBeside, type Lesson } from '../lessons';
import { countRead } from '../progress';
import { readText } from '../texts';
import { useProgress } from '../useProgress';
import styles from './styles.module.css';

/**
 * The lessons around this one as steps on the way: what is read is filled, and this one is larger.
 * Nothing where a lesson is alone.
 */
export default function Way({ lesson }: { readonly lesson: Lesson }): ReactNode {
  const progress = useProgress();
  const lessons = lessonsBeside(lessonList, lesson);
  const ofCourse = lessonList.lessons.filter(({ course }) => course === lesson.course);
  const isPart = lessons.length < ofCourse.length;
  if (lessons.length < 2) return null;
  return (
    <div className={styles.way} data-counter="" data-nosearch="">
      <span className={styles.steps} aria-hidden="true">
        {lessons.map(({ id }) => (
          <span
            key={id}
            className={clsx(
              styles.step,
              id === lesson.id && styles.here,
              progress.read.has(id) && styles.taken,
            )}
          />
        ))}
      </span>
      <span className={styles.small}>
        {`${readText(countRead(lessons, progress))}${isPart ? ' i den här delen' : ''}`}
      </span>
    </div>
  );
}
