import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { inElements } from '@kurser/shared/inElements';
import Button from '@kurser/ui/Button';
import type { Catalogue } from '../catalogue';
import NextNote from '../NextNote';
import { questionsADay } from '../core/dayCount';
import { sessionLength } from '../core/session';
import { useWaiting } from '../useWaiting';
import { questionsText } from '../texts';
import styles from './styles.module.css';
import type { Sitting } from './useSitting';

function scoreText({ right, missed }: Sitting): string {
  return `${right} av ${right + missed} rätt på första försöket.`;
}

/** Each question as a mark, filled where the first answer was right; the line below says it. */
function Marks({ right, missed }: Sitting): ReactNode {
  const marks = Array.from({ length: right + missed }, (_, place) => place < right);
  return (
    <p className={styles.marks} aria-hidden="true" data-counter="">
      {marks.map((isRight, place) => (
        <span key={place} className={isRight ? styles.markRight : styles.mark} />
      ))}
    </p>
  );
}

interface EndingProps {
  readonly sitting: Sitting;
  readonly catalogue: Catalogue;
  /** Where the student may go on instead. */
  readonly onward: ReactNode;
}

/**
 * When nothing is left to ask: how it went, and what may come now. Never how much waits for other
 * days.
 */
export default function Ending({ sitting, catalogue, onward }: EndingProps): ReactNode {
  const waiting = useWaiting(catalogue);
  if (waiting === undefined) return null;
  const { hasBegun, lessons, room, next } = waiting;
  const more = sessionLength(lessons, room);
  const hasAsked = sitting.right + sitting.missed > 0;
  return (
    <>
      {hasAsked && (
        <>
          <Marks {...sitting} />
          <p className={styles.score}>{scoreText(sitting)}</p>
        </>
      )}
      {sitting.missed > 0 && <p>Det du missade kommer tillbaka tidigare än det du kunde.</p>}
      {more > 0 && (
        <>
          <p>Räcker det för i dag? Om du vill finns det lite till.</p>
          <Button onClick={sitting.goOn}>{`Fortsätt med ${questionsText(more)}`}</Button>
        </>
      )}
      {more === 0 && room === 0 && (
        <p>
          Du har svarat på {questionsADay} frågor i dag, och det är lagom: det som har vilat en natt
          sitter bättre. Kom tillbaka i morgon.
        </p>
      )}
      {more === 0 && room > 0 && hasBegun && (
        <p>
          <span>Inget mer att repetera i dag. Frågorna kommer tillbaka när det är dags.</span>{' '}
          <NextNote catalogue={catalogue} next={next} />
        </p>
      )}
      {!hasBegun && (
        <p>
          Här finns inget att repetera än. När du har läst en lektion, eller svarat på någon av dess
          frågor, kommer frågor ur den hit från dagen efter: först tätt, sedan allt glesare.
        </p>
      )}
      <div className={styles.after}>
        {more === 0 && inElements(onward)}
        <Link to="/">Till startsidan</Link>
      </div>
    </>
  );
}
