import type { ReactNode } from 'react';
import Button from './Button';
import MoveButton from './MoveButton';
import type { Stepper } from './useStepper';

interface StepButtonsProps {
  readonly stepper: Stepper;
  /** What one mostly does here. */
  readonly primary: 'forward' | 'togglePlay';
}

/**
 * The buttons of a stepper, in the order of the way: to its start, back, by itself, forward, to its
 * end. The two ends are signs, so that all five stand in one row on a phone.
 */
export default function StepButtons({ stepper, primary }: StepButtonsProps): ReactNode {
  const { canStart, canBack, canForward, canPlay, playing } = stepper;
  const buttons = [
    ['back', canBack, 'Bakåt'],
    ['togglePlay', canPlay, playing ? 'Pausa' : 'Spela'],
    ['forward', canForward, 'Framåt'],
  ] as const;
  return (
    <>
      <MoveButton icon="start" label="Till början" off={!canStart} onPress={stepper.toStart} />
      {buttons.map(([move, can, label]) => (
        <Button
          key={move}
          variant={move === primary ? 'primary' : 'secondary'}
          off={!can}
          onClick={stepper[move]}
        >
          {label}
        </Button>
      ))}
      <MoveButton icon="end" label="Till slutet" off={!canForward} onPress={stepper.toEnd} />
    </>
  );
}
