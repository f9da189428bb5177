import { useEffect, useState } from 'react';
import { useStored } from '@kurser/device-store';
import { contentHash } from '@kurser/shared/contentHash';
import { hearPrinted } from '@kurser/shared/printed';
import { wantsStillness } from '@kurser/shared/stillness';
import type { Direction } from '../MazeViz/core/maze';
import { useLoop } from '../game/useLoop';
import { usePad } from '../game/usePad';
import { useLab } from '../kit/useLab';
import { isOn, stepsASecond } from './core/game';
import { printedMoves } from './core/words';
import type { Ghost } from './core/hunt';
import { chaseLab, isEnded, isResting, parseBeaten } from './lab';
import type { ChaseSettings } from './settings';

const keys: Readonly<Record<string, Direction>> = {
  ...{ ArrowUp: 'N', ArrowRight: 'Ö', ArrowDown: 'S', ArrowLeft: 'V' },
  ...{ w: 'N', d: 'Ö', s: 'S', a: 'V' },
};

const noGhosts: readonly Ghost[] = [];

/** The lab with its loop, which goes on until the game is over or paused. */
export function useChaseLab(settings: ChaseSettings) {
  const { state, verbs } = useLab(chaseLab, settings);
  const key = `chaselab:${contentHash([settings.board.maze.tiles.join('')])}`;
  const [beaten, setBeaten] = useStored(key, parseBeaten, noGhosts);
  const [running, setRunning] = useState(false);
  const pad = usePad({ keys, onPress: () => setRunning(true) });
  const box = useLoop({
    running,
    stepMs: 1000 / stepsASecond,
    onSteps: (count) => {
      // What was held when the game ended does not begin the next.
      const held = pad.read(isEnded(state));
      const isStill = !isOn(state.game, state.rules) && !isResting(state);
      if (held.size === 0 && isStill) setRunning(false);
      else verbs.play(held, count);
    },
  });
  const ghost = state.beaten;
  useEffect(() => {
    if (ghost !== undefined && !beaten.includes(ghost)) setBeaten([...beaten, ghost]);
  }, [ghost, beaten, setBeaten]);
  const [heard, setHeard] = useState<string>();
  useEffect(() => {
    if (!settings.follows) return undefined;
    return hearPrinted((text) => {
      const moves = printedMoves(text);
      if (moves === undefined) return;
      setHeard(moves);
      verbs.order(moves);
      setRunning(true);
    });
  }, [settings.follows, verbs]);
  return {
    ...{ state, verbs, pad, box, running, heard, beaten },
    toggle: () => setRunning(!running),
    /** Another round, against the ghost that is there or a new one, with the keys at hand. */
    retry: (ghost: Ghost | undefined) => {
      if (ghost === undefined) verbs.again();
      else verbs.meet(ghost);
      box.current?.focus({ preventScroll: true });
    },
    run: (orders: string | undefined) => {
      if (orders === undefined) verbs.orderRound();
      else verbs.order(orders);
      setRunning(true);
      const behavior = wantsStillness() ? 'auto' : 'smooth';
      box.current?.scrollIntoView({ block: 'nearest', behavior });
    },
  };
}
