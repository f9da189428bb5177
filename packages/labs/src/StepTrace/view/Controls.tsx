import type { ReactNode } from 'react';
import Button from '../../kit/Button';
import MoveButton, { Icon } from '../../kit/MoveButton';
import styles from '../styles.module.css';
import type { StepTracePlayer } from '../useStepTrace';

interface ControlsProps {
  readonly player: StepTracePlayer;
  readonly count: number;
}

export default function Controls({ player, count }: ControlsProps): ReactNode {
  const { index, playing, canBack, canForward } = player;
  const position = `Steg ${index + 1} av ${count}`;
  return (
    <div className={styles.controls}>
      <div className={styles.buttons} role="group" aria-label="Stega">
        <MoveButton icon="start" label="Till början" off={!canBack} onPress={player.toStart} />
        <MoveButton icon="back" label="Steg bakåt" off={!canBack} onPress={player.back} />
        <Button className={styles.play} off={!player.canPlay} onClick={player.togglePlay}>
          <Icon name={playing ? 'pause' : 'play'} />
          <span>{playing ? 'Pausa' : 'Spela'}</span>
        </Button>
        <MoveButton icon="step" label="Steg framåt" off={!canForward} onPress={player.forward} />
        <MoveButton icon="end" label="Till slutet" off={!canForward} onPress={player.toEnd} />
      </div>
      <div className={styles.slide}>
        <input
          className={styles.slider}
          type="range"
          min={1}
          max={count}
          step={1}
          value={index + 1}
          aria-label="Hoppa till steg"
          aria-valuetext={position}
          onChange={(event) => player.jump(Number(event.target.value) - 1)}
        />
        <span className={styles.position} aria-hidden="true">
          {position}
        </span>
      </div>
    </div>
  );
}
