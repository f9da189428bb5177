import type { ReactNode } from 'react';
import Button from './Button';
import type { Stepper } from './useStepper';

interface StepButtonsProps {
  readonly stepper: Stepper;
  /** What one mostly does here. */
  readonly primary: 'forward' | 'togglePlay';
}

/**
 * The buttons of a stepper, in the order of the way: to its start, back, by itself, forward, to its
 * end.
 */
export default function StepButtons({ stepper, primary }: StepButtonsProps): ReactNode {
  const { canStart, canBack, canForward, canPlay, playing } = stepper;
  const buttons = [
    ['toStart', canStart, 'Till början'],
    ['back', canBack, 'Bakåt'],
    ['togglePlay', canPlay, playing ? 'Pausa' : 'Spela'],
    ['forward', canForward, 'Framåt'],
    ['toEnd', canForward, 'Till slutet'],
  ] as const;
  return buttons.map(([move, can, label]) => (
    <Button
      key={move}
      variant={move === primary ? 'primary' : 'secondary'}
      off={!can}
      onClick={stepper[move]}
    >
      {label}
    </Button>
  ));
}
