import { Fragment, type ReactNode } from 'react';
import Fold from '@kurser/ui/Fold';
import InlineText from '@kurser/ui/InlineText';
import { useSeenParts } from '@kurser/shared/pageParts';
import { goalsText, standingOfGoals } from '../goals';
import { useProgress } from '../useProgress';
import styles from './styles.module.css';

/**
 * How many of the lesson's goals the student has tried; the way to what practises the others is
 * folded, for it is many links. Nothing where no part says its goals.
 */
export default function LessonGoals({ goals }: { readonly goals: readonly string[] }): ReactNode {
  const parts = useSeenParts();
  const { tried } = useProgress();
  if (goals.length === 0 || parts.every((part) => part.goals.length === 0)) return null;
  const standing = standingOfGoals(goals, parts, tried);
  const untried = standing.filter(({ isTried }) => !isTried);
  return (
    <div className={styles.goals}>
      <p className={styles.count} role="status" data-counter="">
        {goalsText(standing)}
      </p>
      {untried.length > 0 && (
        <Fold summary="Öva på det som är kvar">
          <ul className={styles.list} aria-label="Mål att pröva">
            {untried.map((goal) => (
              <li key={goal.text}>
                <InlineText text={goal.text} />
                <span>:</span>{' '}
                {goal.parts.map(({ id, name }, index) => (
                  <Fragment key={id}>
                    <span>{index > 0 && ', '}</span>
                    <a href={`#${id}`}>{name}</a>
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}
