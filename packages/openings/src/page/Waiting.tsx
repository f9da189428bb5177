import type { ReactNode } from 'react';
import { unsealedText, waitingText, type OpeningState } from '../core/state';
import styles from './styles.module.css';

interface WaitingProps {
  /** As in 'Lösningen öppnas …'. */
  readonly what: string;
  readonly state: OpeningState;
}

function textOf({ what, state }: WaitingProps): string {
  if (state.kind !== 'open') return waitingText(what, state);
  return state.isSealed ? `${what} öppnas nu …` : unsealedText(what, state.at);
}

/** Says when something opens. It is no text of the lesson: search passes it over. */
export default function Waiting(props: WaitingProps): ReactNode {
  return (
    <p role="status" className={styles.waiting} data-nosearch="">
      {textOf(props)}
    </p>
  );
}
