import { useRef, type CSSProperties, type ReactNode } from 'react';
import trace from '@kurser/labs/StepTrace/styles.module.css';
import { inElements } from '@kurser/shared/inElements';
import type { ShownFrame, ShownStep } from '../core/show';
import { laneWidth, maxLanes } from '../core/arrows';
import styles from '../styles.module.css';
import Arrows from './Arrows';
import FrameView from './FrameView';
import ObjectView from './ObjectView';
import Written from './Written';

const toView = (frame: ShownFrame): ReactNode => <FrameView key={frame.number} frame={frame} />;

interface StateProps {
  readonly shown: ShownStep;
  /** Whether anything is written at any step: its place is kept from the first. */
  readonly writes: boolean;
}

/** Calls with their names, the objects apart, and what has been written, at one step. */
export default function State({ shown, writes }: StateProps): ReactNode {
  const { frames, hiddenFrames, objects, output, written } = shown;
  const area = useRef<HTMLDivElement>(null);
  const lanes = Math.min(objects.length, maxLanes);
  const style: CSSProperties = { paddingRight: lanes * laneWidth };
  return (
    <div ref={area} className={styles.picture} style={style}>
      {inElements(frames.slice(0, 1).map(toView))}
      {hiddenFrames > 0 && <p className={trace.empty}>{`${hiddenFrames} anrop till visas inte`}</p>}
      {inElements(frames.slice(1).map(toView))}
      {objects.map((object) => (
        <ObjectView key={object.number} object={object} />
      ))}
      {writes && <Written text={output} fresh={written.length} />}
      {objects.length > 0 && <Arrows area={area} shown={shown} />}
    </div>
  );
}
