import type { ReactNode, RefObject } from 'react';
import clsx from 'clsx';
import InlineText from '@kurser/ui/InlineText';
import heard from '@kurser/ui/heard.module.css';
import styles from '../styles.module.css';
import { useStepTrace } from '../useStepTrace';
import CodeView from './CodeView';
import Controls from './Controls';

/** Where a step is in the code, and what it does. */
export interface PlayedStep {
  /** 1 for the first line; null where no line is marked. */
  readonly line: number | null;
  readonly explanation: string;
}

interface ExplanationProps {
  readonly step: PlayedStep;
  readonly index: number;
}

/**
 * Read aloud at every step, with the line it is about, since the mark in the code is only for the
 * eye.
 */
function Explanation({ step: { line, explanation }, index }: ExplanationProps): ReactNode {
  const where = line === null ? '' : `, rad ${line}`;
  return (
    <p className={styles.explanation} aria-live="polite" aria-atomic="true">
      <span className={heard.only}>{`Steg ${index + 1}${where}: `}</span>
      <InlineText text={explanation} />
    </p>
  );
}

interface PlayerProps {
  /** What the keys work in. */
  readonly area: RefObject<HTMLDivElement | null>;
  /** '' where only the state is shown. */
  readonly code: string;
  /** Its coloured runs (packages/code/src/runs.ts). */
  readonly colours: string;
  readonly count: number;
  readonly stepAt: (index: number) => PlayedStep;
  /** What stands beside or below the code at a step. */
  readonly state: (index: number) => ReactNode;
}

/**
 * Steps to walk through: controls, the code with one line marked, the step in words, and its state
 * beside the code where both have room, else below it.
 */
export default function Player(props: PlayerProps): ReactNode {
  const { area, code, colours, count, stepAt, state } = props;
  const player = useStepTrace(count, (index) => stepAt(index).explanation, area);
  const { index } = player;
  const step = stepAt(index);
  return (
    <div ref={area} className={styles.player} tabIndex={-1}>
      <Controls player={player} count={count} />
      <div className={styles.stage}>
        <div className={clsx(styles.reading, code === '' && styles.readingWithoutCode)}>
          {code !== '' && <CodeView code={code} colours={colours} current={step.line} />}
          <Explanation step={step} index={index} />
        </div>
        <div className={styles.state}>{state(index)}</div>
      </div>
    </div>
  );
}
