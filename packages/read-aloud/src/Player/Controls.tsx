import { useId, type ReactNode } from 'react';
import { useStored } from '@kurser/device-store';
import Button from '@kurser/ui/Button';
import type { PlayEvent, Playing } from '../voice/playing';
import { fastest, parseRate, rateStep, slowest, type Voices } from '../voice/voices';
import { useReading } from './usePlayer';
import styles from './styles.module.css';

/** "1,2 ×" */
function rateText(rate: number): string {
  return `${rate.toLocaleString('sv', { maximumFractionDigits: 1 })} ×`;
}

interface RateProps {
  readonly rate: number;
  readonly onChange: (rate: number) => void;
}

function Rate({ rate, onChange }: RateProps): ReactNode {
  const id = useId();
  return (
    <span className={styles.rate}>
      <label htmlFor={id}>Hastighet</label>
      <input
        id={id}
        type="range"
        min={slowest}
        max={fastest}
        step={rateStep}
        value={rate}
        aria-valuetext={rateText(rate)}
        onChange={(event) => {
          onChange(Number(event.target.value));
        }}
      />
      <output htmlFor={id}>{rateText(rate)}</output>
    </span>
  );
}

/** What the reader is told beside the buttons; nothing while it reads. */
function messageOf({ kind }: Playing): string {
  switch (kind) {
    case 'playing':
    case 'paused':
      return '';
    case 'asking':
      return 'Uppläsningen väntar här.';
    case 'failed':
      return 'Rösten svarar inte. Tryck på Läs för att försöka igen.';
  }
}

function playLabel({ kind }: Playing): string {
  if (kind === 'playing') return 'Pausa';
  return kind === 'asking' ? 'Läs vidare' : 'Läs';
}

interface ControlsProps {
  readonly article: Element;
  readonly voices: Voices;
}

/** The player's buttons, and the reading itself for as long as they are there. */
export default function Controls({ article, voices }: ControlsProps): ReactNode {
  const [rate, setRate] = useStored('read-aloud-rate', parseRate, 1);
  const { player, view, follow } = useReading(article, voices, rate);
  const { playing, sentence } = view;
  const more = sentence?.more;
  const send = (event: PlayEvent): void => {
    follow();
    player.send(event);
  };
  return (
    <>
      <Button
        variant="primary"
        onClick={() => send({ type: playing.kind === 'playing' ? 'pause' : 'play' })}
      >
        {playLabel(playing)}
      </Button>
      <Button aria-label="Föregående mening" onClick={() => send({ type: 'step', by: -1 })}>
        <span aria-hidden="true">←</span>
      </Button>
      <Button aria-label="Nästa mening" onClick={() => send({ type: 'step', by: 1 })}>
        <span aria-hidden="true">→</span>
      </Button>
      {more !== undefined && <Button onClick={player.readMore}>{more.label}</Button>}
      <Rate rate={rate} onChange={setRate} />
      <p className={styles.text} role="status">
        {messageOf(playing)}
      </p>
    </>
  );
}
