import { useMemo, useRef, type ReactNode } from 'react';
import Panel from '@kurser/ui/Panel';
import { labPart, type ViewProps } from '../kit/labPart';
import Player from './view/Player';
import { parseSettings, type ReadTrace, type TraceSettings } from './settings';
import { snapshotsOf, type Snapshot } from './core/snapshots';
import StateView, { type UsedParts } from './view/StateView';
import Transcript from './view/Transcript';

function usedParts(snapshots: readonly Snapshot[]): UsedParts {
  return {
    variables: snapshots.some(({ variables }) => variables.length > 0),
    memory: snapshots.some(({ memory }) => memory.length > 0),
    output: snapshots.some(({ output }) => output.length > 0),
  };
}

function PlayerArea({ trace, colours }: ReadTrace): ReactNode {
  const snapshots = useMemo(() => snapshotsOf(trace), [trace]);
  const area = useRef<HTMLDivElement>(null);
  const used = useMemo(() => usedParts(snapshots), [snapshots]);
  const at = (index: number): Snapshot => {
    const snapshot = snapshots[index];
    if (snapshot === undefined) throw new Error(`StepTrace has no step ${index}`);
    return snapshot;
  };
  return (
    <>
      <Player
        area={area}
        code={trace.code}
        colours={colours}
        count={snapshots.length}
        stepAt={at}
        state={(index) => <StateView snapshot={at(index)} used={used} />}
      />
      <Transcript trace={trace} />
    </>
  );
}

function StepTrace({ settings: { title, ...read } }: ViewProps<TraceSettings>): ReactNode {
  return (
    <Panel kind="trace" title={title}>
      <PlayerArea {...read} />
    </Panel>
  );
}

/**
 * Lets a student walk through what a program does, step by step: code, state, output and an
 * explanation.
 */
export default labPart(parseSettings, StepTrace);
