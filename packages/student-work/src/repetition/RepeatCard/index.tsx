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
      <p className={styles.detail}>
        Från dagen efter att du har läst en lektion kommer frågor ur den tillbaka här.
      </p>
    );
  return (
    <p className={styles.detail}>
      <span>Inget att repetera i dag.</span> <NextNote catalogue={catalogue} next={next} />
    </p>
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
