import { useState } from 'react';
import { useLoop } from '../game/useLoop';
import { usePad } from '../game/usePad';
import { useLab } from '../kit/useLab';
import { picturesASecond, tornBy } from './core/machine';
import { shipLab, type Control } from './lab';
import type { ShipSettings } from './settings';

const keys: Readonly<Record<string, Control>> = {
  ...{ ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' },
  ...{ a: 'left', d: 'right', w: 'up', s: 'down', ' ': 'fire' },
};

/** The lab with its machine, which is on from the first press until it is paused. */
export function useShipLab(settings: ShipSettings) {
  const { state, verbs } = useLab(shipLab, settings);
  const [running, setRunning] = useState(false);
  const pad = usePad({ keys, onPress: () => setRunning(true) });
  // Another picture would be the same, once the one that the ship moved in has been drawn over.
  const isStill = !state.slow && !state.program.enemy && tornBy(state.machine) === 0;
  const box = useLoop({
    running,
    stepMs: 1000 / picturesASecond,
    onSteps: (count) => {
      const held = pad.read();
      if (held.size === 0 && isStill) setRunning(false);
      else verbs.play(held, count);
    },
  });
  return {
    ...{ state, verbs, pad, box, running },
    /** Whether it goes on by itself, so that there is something to pause. */
    goesOn: state.slow || state.program.enemy,
    toggle: () => setRunning(!running),
    setSlow: (slow: boolean) => {
      verbs.setSlow(slow);
      if (slow) setRunning(true);
    },
  };
}
