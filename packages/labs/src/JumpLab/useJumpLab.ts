import { useEffect, useState } from 'react';
import { useStored } from '@kurser/device-store';
import { useLoop } from '../game/useLoop';
import { usePad } from '../game/usePad';
import { useLab } from '../kit/useLab';
import { stepsASecond } from './core/physics';
import { isAtRest } from './core/world';
import { jumpLab, parseBest, wonIn, type Control } from './lab';
import type { JumpSettings } from './settings';

const keys: Readonly<Record<string, Control>> = {
  ArrowLeft: 'left',
  a: 'left',
  ArrowRight: 'right',
  d: 'right',
  ArrowUp: 'jump',
  w: 'jump',
  ' ': 'jump',
};

/** The lab with its loop, which goes on from a press until the figure stands still. */
export function useJumpLab(settings: JumpSettings) {
  const { state, verbs } = useLab(jumpLab, settings);
  const [best, setBest] = useStored(`jumplab:${settings.level}`, parseBest, Infinity);
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
  const seconds = wonIn(state);
  useEffect(() => {
    if (seconds !== undefined && seconds < best) setBest(seconds);
  }, [seconds, best, setBest]);
  return { state, verbs, pad, box, running, best };
}
