import type { ReactNode } from 'react';
import Button from '@site/src/components/Button';
import styles from './styles.module.css';
import type { StepTraceVerbs } from './useStepTrace';

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
  /** At the end of the way. Not `disabled`, which would take the focus from the hand that is on the button. */
  readonly isIdle: boolean;
  readonly onPress: () => void;
}

function MoveButton({ icon, label, isIdle, onPress }: MoveButtonProps): ReactNode {
  return (
    <Button
      className={styles.move}
      aria-label={label}
      title={label}
      aria-disabled={isIdle}
      onClick={onPress}
    >
      <Icon name={icon} />
    </Button>
  );
}

interface ControlsProps {
  readonly player: StepTraceVerbs;
  readonly count: number;
}

export default function Controls({ player, count }: ControlsProps): ReactNode {
  const { index, isPlaying } = player;
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const position = `Steg ${String(index + 1)} av ${String(count)}`;
  return (
    <div className={styles.controls}>
      <div className={styles.buttons} role="group" aria-label="Stega">
        <MoveButton icon="start" label="Till början" isIdle={isFirst} onPress={player.start} />
        <MoveButton icon="back" label="Steg bakåt" isIdle={isFirst} onPress={player.back} />
        <Button className={styles.play} aria-disabled={count === 1} onClick={player.toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {isPlaying ? 'Pausa' : 'Spela'}
        </Button>
        <MoveButton icon="step" label="Steg framåt" isIdle={isLast} onPress={player.step} />
        <MoveButton icon="end" label="Till slutet" isIdle={isLast} onPress={player.end} />
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
          onChange={(event) => {
            player.jump(Number(event.target.value) - 1);
          }}
        />
        <span className={styles.position} aria-hidden="true">
          {position}
        </span>
      </div>
    </div>
  );
}
