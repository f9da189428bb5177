import { useMemo, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Panel from '@site/src/components/Panel';
import InlineText from '@site/src/components/InlineText';
import { labPart, type ViewProps } from '../kit/labPart';
import CodeView from './view/CodeView';
import Controls from './view/Controls';
import { parseSettings, type ReadTrace, type TraceSettings } from './settings';
import { snapshotsOf, type Snapshot } from './core/snapshots';
import StateView, { type UsedParts } from './view/StateView';
import heard from '@site/src/components/heard.module.css';
import styles from './styles.module.css';
import Transcript from './view/Transcript';
import { useStepTrace } from './useStepTrace';

function usedParts(snapshots: readonly Snapshot[]): UsedParts {
  return {
    variables: snapshots.some(({ variables }) => variables.length > 0),
    memory: snapshots.some(({ memory }) => memory.length > 0),
    output: snapshots.some(({ output }) => output.length > 0),
  };
}

interface ExplanationProps {
  readonly snapshot: Snapshot;
  readonly index: number;
}

/**
 * Read aloud at every step, with the line it is about, since the mark in the code is only for the
 * eye.
 */
function Explanation({ snapshot, index }: ExplanationProps): ReactNode {
  const where = snapshot.line === null ? '' : `, rad ${snapshot.line}`;
  return (
    <p className={styles.explanation} aria-live="polite" aria-atomic="true">
      <span className={heard.only}>{`Steg ${index + 1}${where}: `}</span>
      <InlineText text={snapshot.explanation} />
    </p>
  );
}

function PlayerArea({ trace, colours }: ReadTrace): ReactNode {
  const area = useRef<HTMLDivElement>(null);
  const snapshots = useMemo(() => snapshotsOf(trace), [trace]);
  const used = useMemo(() => usedParts(snapshots), [snapshots]);
  const player = useStepTrace(snapshots, area);
  const snapshot = snapshots[player.index];
  if (snapshot === undefined) throw new Error(`StepTrace has no step ${player.index}`);
  const hasCode = trace.code !== '';
  return (
    <div ref={area}>
      <Controls player={player} count={snapshots.length} />
      <div className={clsx(styles.stage, !hasCode && styles.stageWithoutCode)}>
        <div className={styles.reading}>
          {hasCode && <CodeView code={trace.code} colours={colours} current={snapshot.line} />}
          <Explanation snapshot={snapshot} index={player.index} />
        </div>
        <StateView snapshot={snapshot} used={used} />
      </div>
      <Transcript trace={trace} />
    </div>
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
