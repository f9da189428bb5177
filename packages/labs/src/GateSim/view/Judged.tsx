import { useState, type ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import Button from '../../kit/Button';
import Notice, { type Tone } from '../../logic/Notice';
import type { Netlist } from '../core/netlist';
import { readCircuit } from '../core/notation';
import {
  judgeWritten,
  writtenToText,
  type WrittenLimits,
  type WrittenVerdict,
} from '../core/write/judge';
import type { Simulation } from '../useSimulation';
import styles from '../styles.module.css';

const tones: Readonly<Record<WrittenVerdict['kind'], Tone>> = {
  names: 'hint',
  part: 'hint',
  tooMany: 'hint',
  unstable: 'bad',
  wrong: 'bad',
  right: 'good',
};

interface JudgedProps {
  readonly target: WrittenLimits;
  /** What the student has written, as text and as a circuit; undefined where it cannot be read. */
  readonly text: string;
  readonly netlist: Netlist | undefined;
  readonly lab: Simulation;
}

function verdictOf({ target, netlist }: JudgedProps) {
  const facit = readCircuit(target.check);
  if (netlist === undefined || !facit.ok) return undefined;
  const whole = { ...target, reference: facit.netlist };
  const verdict = judgeWritten(netlist, whole);
  return {
    tone: tones[verdict.kind],
    text: writtenToText(verdict, whole),
    /** What to do with the circuit to see it; none where there is nothing to see. */
    steps: 'steps' in verdict ? verdict.steps : [],
  };
}

const unreadable = {
  tone: 'hint',
  text: 'Texten går inte att läsa än. Vad som är fel står under den.',
  steps: [],
} as const;

/**
 * The page's verdict on a written circuit, when it is asked for, and the shortest way to the fault
 * on the drawing. It is about the text as it was.
 */
export default function Judged(props: JudgedProps): ReactNode {
  const { text, lab } = props;
  const [judged, setJudged] = useState<{ text: string; said: ReturnType<typeof verdictOf> }>();
  const said = judged?.text === text ? (judged.said ?? unreadable) : undefined;
  return (
    <>
      <Notice tone={said?.tone ?? 'plain'}>
        {said !== undefined && (
          <>
            <p>
              <InlineText text={said.text} />
            </p>
            {said.steps.length > 0 && (
              <Button
                onClick={() => {
                  lab.restart();
                  for (const step of said.steps) lab.setInputs(new Map([step]));
                }}
              >
                Gör stegen på kretsen
              </Button>
            )}
          </>
        )}
      </Notice>
      <div className={styles.controls}>
        <Button variant="primary" onClick={() => setJudged({ text, said: verdictOf(props) })}>
          Rätta
        </Button>
      </div>
    </>
  );
}
