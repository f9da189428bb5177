import type { ReactNode } from 'react';
import clsx from 'clsx';
import Button from '../../kit/Button';
import type { Ghost } from '../core/hunt';
import { dareToText, nextGhost } from '../core/words';
import type { ChaseState } from '../lab';
import styles from './styles.module.css';

interface BannerProps {
  readonly state: ChaseState;
  /** The ghosts that have been beaten before. */
  readonly beaten: readonly Ghost[];
  /** Another round, with another ghost where one is named. */
  readonly onRetry: (ghost: Ghost | undefined) => void;
}

/** How the round ended, over the maze. The status beside it says the same to who listens. */
export default function Banner({ state, beaten, onRetry }: BannerProps): ReactNode {
  const { moves, state: end } = state.game;
  if (end.kind !== 'won' && end.kind !== 'caught') return null;
  const isFoe = state.beaten !== undefined;
  const next = isFoe ? nextGhost([...beaten, state.beaten]) : undefined;
  return (
    <div className={clsx(styles.banner, styles[end.kind === 'won' ? 'good' : 'bad'])}>
      <p>{`${end.kind === 'won' ? 'Klarat på' : 'Fångad efter'} ${moves} drag`}</p>
      {isFoe && <p>{dareToText(next)}</p>}
      <Button variant="primary" onClick={() => onRetry(next)}>
        {next === undefined ? 'Försök igen' : 'Nästa spöke'}
      </Button>
    </div>
  );
}
