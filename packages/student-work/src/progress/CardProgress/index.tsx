import type { ReactNode } from 'react';
import lessonList from '@generated/lessons/default/lessons.json';
import { lessonsIn, type SidebarPart } from '../lessons';
import { countRead, isBegun, standingOf, workShare } from '../progress';
import ProgressLine from '../ProgressLine';
import { standingTexts } from '../texts';
import { useProgress } from '../useProgress';
import styles from './styles.module.css';

interface CardProgressProps {
  readonly item: SidebarPart;
}

/**
 * On a category page's card: how a lesson stands, or how much of a category is read. Nothing before
 * something is done.
 */
export default function CardProgress({ item }: CardProgressProps): ReactNode {
  const progress = useProgress();
  const lessons = lessonsIn(lessonList, [item]);
  const [lesson] = lessons;
  if (item.type === 'category') {
    const count = countRead(lessons, progress);
    const share = workShare(lessons, progress);
    if (share === 0) return null;
    return (
      <div>
        <ProgressLine count={count} share={share} className={styles.progress} />
      </div>
    );
  }
  if (lesson === undefined) return null;
  const standing = standingOf(lesson, progress);
  if (!isBegun(standing)) return null;
  const [first, ...rest] = standingTexts(standing);
  return (
    <p className={styles.standing} data-counter="">
      <span className={standing.isRead ? styles.read : undefined}>
        {standing.isRead && <span aria-hidden="true">✓ </span>}
        <span>{first}</span>
      </span>
      <span>{rest.map((text) => ` · ${text}`).join('')}</span>
    </p>
  );
}
