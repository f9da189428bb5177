import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import AccentCard from '@kurser/ui/AccentCard';
import type { Catalogue } from '../catalogue';
import { sessionLength } from '../core/session';
import NextNote from '../NextNote';
import type { Waiting } from '../storedCards';
import { minutesText, questionsText } from '../texts';
import { useWaiting } from '../useWaiting';
import styles from './styles.module.css';

/** How a question comes back: soon, and then ever more seldom. Decoration beside the words. */
function Spacing(): ReactNode {
  return (
    <svg className={styles.spacing} viewBox="0 0 240 44" aria-hidden="true" focusable="false">
      <path className={styles.arcs} d="M8 34q10-16 20 0q20-26 40 0q36-36 72 0q46-44 92 0" />
      <path className={styles.dots} d="M8 34h0M28 34h0M68 34h0M140 34h0M232 34h0" />
    </svg>
  );
}

interface OfferProps {
  readonly waiting: Waiting;
  readonly catalogue: Pick<Catalogue, 'list'>;
}

function Offer({ waiting, catalogue }: OfferProps): ReactNode {
  const { lessons, room, hasBegun, next } = waiting;
  const count = sessionLength(lessons, room);
  if (count > 0)
    return (
      <>
        <p className={styles.detail}>
          {`${questionsText(count)} på det du har läst, ${minutesText(count)}.`}
        </p>
        <Link className="button button--primary" to="/repetera">
          Repetera
        </Link>
      </>
    );
  if (room === 0) return <p className={styles.detail}>Klart för i dag. Kom tillbaka i morgon.</p>;
  if (!hasBegun)
    return (
      <>
        <p className={styles.detail}>
          Från dagen efter att du har läst en lektion kommer frågor ur den tillbaka här.
        </p>
        <Spacing />
      </>
    );
  return (
    <>
      <p className={styles.detail}>
        <span>Inget att repetera i dag.</span> <NextNote catalogue={catalogue} next={next} />
      </p>
      <Spacing />
    </>
  );
}

/**
 * On home: what there is to repeat today, never how much waits beyond it. Nothing before the device
 * has been asked.
 */
export default function RepeatCard({
  catalogue,
}: {
  readonly catalogue: Pick<Catalogue, 'list' | 'withQuestions'>;
}): ReactNode {
  const waiting = useWaiting(catalogue);
  if (waiting === undefined) return null;
  return (
    <AccentCard heading="Repetera">
      <Offer waiting={waiting} catalogue={catalogue} />
    </AccentCard>
  );
}
