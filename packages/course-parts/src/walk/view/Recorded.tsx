import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { pythonRuns } from '@kurser/code/pythonRuns';
import type { Recording } from '@kurser/python-runner/recording';
import Player from '@kurser/labs/StepTrace/view/Player';
import { objectsApart } from '../core/apart';
import { explain } from '../core/explain';
import { outputsOf, showStep, type ShownStep } from '../core/show';
import State from './State';

/** The keys work where the focus is, so it comes along, unless the student is elsewhere by now. */
function useFocus(opener: HTMLElement | null) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== opener && activeElement !== document.body) return;
    area.current?.focus({ preventScroll: true });
    area.current?.scrollIntoView({ block: 'nearest' });
  }, [opener]);
  return area;
}

interface RecordedProps {
  readonly code: string;
  /** With at least one step. */
  readonly recording: Recording;
  /** What had the focus when the walk was asked for. */
  readonly opener: HTMLElement | null;
}

/** A recording to walk through: the program with its line marked, its names, objects and output. */
export default function Recorded({ code, recording, opener }: RecordedProps): ReactNode {
  const read = useMemo(() => {
    const apart = objectsApart(recording);
    const outputs = outputsOf(recording);
    const stepAt = (index: number): ShownStep => {
      const shown = showStep(recording, index, apart, outputs);
      if (shown === undefined) throw new Error(`The recording has no step ${index}`);
      return shown;
    };
    return { apart, stepAt, colours: pythonRuns(code.trimEnd()), writes: outputs.at(-1) !== '' };
  }, [code, recording]);
  const area = useFocus(opener);
  const { steps } = recording;
  return (
    <Player
      area={area}
      code={code.trimEnd()}
      colours={read.colours}
      count={steps.length}
      stepAt={(index) => ({
        line: steps[index]?.line ?? null,
        explanation: explain(recording, index, read.stepAt(index), read.apart),
      })}
      state={(index) => <State shown={read.stepAt(index)} writes={read.writes} />}
    />
  );
}
