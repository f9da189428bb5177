import { useState } from 'react';
import { useLoop } from '../game/useLoop';
import { usePad } from '../game/usePad';
import { useLab } from '../kit/useLab';
import { isAtRest, stepsASecond } from './core/net';
import { lagLab, type Control } from './lab';
import type { LagSettings } from './settings';

const keys: Readonly<Record<string, Control>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  a: 'alva-left',
  d: 'alva-right',
  w: 'alva-up',
  s: 'alva-down',
};

/** The lab with its loop, which goes on from a press until the round is over. */
export function useLagLab(settings: LagSettings) {
  const { state, verbs } = useLab(lagLab, settings);
  const [running, setRunning] = useState(false);
  const pad = usePad({ keys, onPress: () => setRunning(true) });
  const box = useLoop({
    running,
    stepMs: 1000 / stepsASecond,
    onSteps: (count) => {
      const held = pad.read();
      if (held.size === 0 && isAtRest(state.world)) setRunning(false);
      else verbs.play(held, count);
    },
  });
  return { state, verbs, pad, box };
}
