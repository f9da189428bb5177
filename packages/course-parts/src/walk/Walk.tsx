import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import InlineText from '@kurser/ui/InlineText';
import { errorText, isActive, phaseText, type Phase } from '@kurser/python-runner/programRun';
import { useHasAsked } from '@kurser/python-runner/inputFocus';
import InputForm from '@kurser/python-runner/InputForm';
import Output from '@kurser/python-runner/Output';
import type { RunSetup } from '@kurser/python-runner/protocol';
import { usePythonRun } from '@kurser/python-runner/usePythonRun';
import DrawingPlace from '../drawing/DrawingPlace';
import GamePlace from '../game/GamePlace';
import Recorded from './view/Recorded';
import styles from './styles.module.css';
import type { Walk as WalkWish } from './useWalk';

interface WalkProps {
  readonly walk: WalkWish;
  readonly setup: RunSetup;
  readonly onClose: () => void;
}

/** Why there is nothing to walk through. */
function emptyText(phase: Phase, isCall: boolean): string {
  if (phase.kind !== 'finished') return phaseText(phase);
  if (!phase.ok && phase.error !== null) return errorText(phase.error);
  return isCall
    ? 'Testet föll utan att någon rad i ditt program kördes.'
    : 'Programmet har ingen rad som körs.';
}

/**
 * Runs a program once, recording it, and lets the student walk through what it did. Comes when
 * 'Stega' is pressed.
 */
export default function Walk({ walk, setup, onClose }: WalkProps): ReactNode {
  const { source, lines, call, opener } = walk;
  const { state, run, stop, answer } = usePythonRun();
  const { phase, output, recording } = state;
  const start = useRef(() => {
    run({ setup, source, mode: { kind: 'step', call }, lines });
  });
  useEffect(() => {
    start.current();
  }, []);
  const isBusy = phase.kind === 'idle' || isActive(phase);
  const isReady = !isBusy && recording !== undefined && recording.steps.length > 0;
  const hasAsked = useHasAsked(phase);
  const status = useMemo(() => {
    if (phase.kind === 'running' && !phase.isSlow) return 'Programmet spelas in …';
    return isBusy || !isReady ? emptyText(phase, call !== null) : '';
  }, [phase, isBusy, isReady, call]);
  return (
    <div className={styles.walk} role="group" aria-label="Stegning">
      <div className={styles.head}>
        <p className={styles.status} role="status">
          <InlineText text={status} />
        </p>
        <Button variant="quiet" onClick={isBusy ? stop : onClose}>
          {isBusy ? 'Stoppa' : 'Stäng stegningen'}
        </Button>
      </div>
      <DrawingPlace commands={state.drawing} />
      <GamePlace state={state} answer={answer} />
      {isReady ? (
        <Recorded code={source} recording={recording} opener={opener} />
      ) : (
        <>
          {output.length > 0 && <Output pieces={output} />}
          {hasAsked && <InputForm isAsking={phase.kind === 'asking'} onAnswer={answer} />}
        </>
      )}
    </div>
  );
}
