import { useMemo, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Panel from '@site/src/components/Panel';
import InlineText from '@site/src/components/InlineText';
import CodeView from './CodeView';
import Controls from './Controls';
import { readTrace, type ReadTrace } from './readTrace';
import { snapshotsOf, type Snapshot } from './snapshots';
import StateView, { type UsedParts } from './StateView';
import styles from './styles.module.css';
import Transcript from './Transcript';
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

/** Read aloud at every step, with the line it is about, since the mark in the code is only for the eye. */
function Explanation({ snapshot, index }: ExplanationProps): ReactNode {
  const where = snapshot.line === null ? '' : `, rad ${snapshot.line}`;
  return (
    <p className={styles.explanation} aria-live="polite" aria-atomic="true">
      <span className={styles.visuallyHidden}>
        Steg {index + 1}
        {where}:{' '}
      </span>
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

interface StepTraceProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** Lets a student walk through what a program does, step by step: code, state, output and an explanation. */
export default function StepTrace({ title, children }: StepTraceProps): ReactNode {
  const { trace, colours } = useMemo(() => readTrace(children), [children]);
  return (
    <Panel kind="trace" title={title}>
      <PlayerArea trace={trace} colours={colours} />
    </Panel>
  );
}
