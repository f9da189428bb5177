import { useId, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Panel from '@kurser/ui/Panel';
import { contentHash } from '@kurser/shared/contentHash';
import { useStored } from '@kurser/device-store';
import InlineText from '@kurser/ui/InlineText';
import { inElements } from '@kurser/shared/inElements';
import Button from '../../kit/Button';
import code from '../../kit/code.module.css';
import { TextBox } from '../../kit/TextField';
import { RunningCircuit } from './CircuitView';
import Judged from './Judged';
import type { Netlist } from '../core/netlist';
import { readCircuit } from '../core/notation';
import type { LineProblem } from '../core/statements';
import type { WritingTask } from '../settings';
import { useSimulation } from '../useSimulation';
import styles from '../styles.module.css';

const parseText = (raw: unknown): string | undefined => (typeof raw === 'string' ? raw : undefined);

const emptyNetlist: Netlist = { inputs: [], outputs: [], parts: [] };

interface Reading {
  readonly text: string;
  /** The last text that could be parsed: its drawing stays while the text is being corrected. */
  readonly netlist: Netlist;
}

function useWriting(original: string) {
  const key = `gatesim:write:${contentHash([original])}`;
  const [text, store, forget] = useStored(key, parseText, original);
  const [reading, setReading] = useState<Reading>({ text: '', netlist: emptyNetlist });
  const [old, setOld] = useState<string>();
  const read = readCircuit(text);
  if (read.ok && reading.text !== text) setReading({ text, netlist: read.netlist });
  return {
    key,
    text,
    problems: read.ok ? [] : read.problems,
    netlist: reading.netlist,
    write: store,
    restore: () => {
      setOld(text);
      forget();
    },
    /**
     * Gives back what was written before the text was restored; undefined where it has not been.
     */
    showOld:
      old === undefined
        ? undefined
        : () => {
            store(old);
            setOld(undefined);
          },
  };
}

interface ProblemsProps {
  readonly id: string;
  readonly problems: readonly LineProblem[];
}

/** What cannot be read, line by line. */
function Problems({ id, problems }: ProblemsProps): ReactNode {
  return (
    <div id={id} role="status">
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              <span>{`Rad ${line}: `}</span>
              <InlineText text={message} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A circuit written as text by the student, drawn as it is typed. */
export default function WriteTask({ task }: { readonly task: WritingTask }): ReactNode {
  const lab = useWriting(task.text);
  const simulation = useSimulation(lab.netlist);
  const id = useId();
  return (
    <Panel
      kind="lab"
      title={task.title}
      footer={
        <>
          <Button variant="quiet" onClick={lab.restore} off={lab.text === task.text}>
            Återställ texten
          </Button>
          {lab.showOld !== undefined && (
            <Button variant="quiet" onClick={lab.showOld}>
              Visa min gamla text
            </Button>
          )}
        </>
      }
    >
      {inElements(task.rest)}
      <TextBox
        label="Kretsen som text"
        className={clsx(code.box, styles.text)}
        rows={Math.min(16, Math.max(5, lab.text.split('\n').length + 1))}
        autoCapitalize="off"
        autoCorrect="off"
        value={lab.text}
        aria-invalid={lab.problems.length > 0}
        aria-describedby={`${id}-problems`}
        onChange={lab.write}
      />
      <Problems id={`${id}-problems`} problems={lab.problems} />
      <RunningCircuit
        {...task}
        lab={simulation}
        netlist={lab.netlist}
        layout={lab.text === task.text ? task.layout : undefined}
      />
      {task.target !== undefined && (
        <Judged
          name={lab.key}
          target={task.target}
          text={lab.text}
          netlist={lab.problems.length > 0 ? undefined : lab.netlist}
          lab={simulation}
        />
      )}
    </Panel>
  );
}
