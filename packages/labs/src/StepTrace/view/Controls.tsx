import type { ReactNode } from 'react';
import Button from '../../kit/Button';
import styles from '../styles.module.css';
import type { StepTracePlayer } from '../useStepTrace';

const icons = {
  start: 'M4 4h2v12H4zM16 4v12l-9-6z',
  back: 'M14 4v12L5 10z',
  step: 'M6 4v12l9-6z',
  end: 'M14 4h2v12h-2zM4 4v12l9-6z',
  play: 'M6 4v12l9-6z',
  pause: 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z',
} as const;

function Icon({ name }: { readonly name: keyof typeof icons }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}

interface MoveButtonProps {
  readonly icon: keyof typeof icons;
  readonly label: string;
  readonly off: boolean;
  readonly onPress: () => void;
}

function MoveButton({ icon, label, off, onPress }: MoveButtonProps): ReactNode {
  return (
    <Button className={styles.move} aria-label={label} title={label} off={off} onClick={onPress}>
      <Icon name={icon} />
    </Button>
  );
}

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
