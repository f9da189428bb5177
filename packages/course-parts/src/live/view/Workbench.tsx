import { useEffect, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import clsx from 'clsx';
import Button from '@kurser/ui/Button';
import InlineText from '@kurser/ui/InlineText';
import VerdictBox from '@kurser/ui/VerdictBox';
import { inElements } from '@kurser/shared/inElements';
import { readsInput, useFocusAfterInput, useHasAsked } from '@kurser/python-runner/inputFocus';
import InputForm from '@kurser/python-runner/InputForm';
import LinesField from '@kurser/python-runner/LinesField';
import outcome from '@kurser/python-runner/outcome.module.css';
import Output from '@kurser/python-runner/Output';
import { isActive, type Phase } from '@kurser/python-runner/programRun';
import type { PythonRun } from '@kurser/python-runner/usePythonRun';
import DrawingPlace from '../../drawing/DrawingPlace';
import GamePlace from '../../game/GamePlace';
import type { ToldStatus } from './outcome';
import EditorPart, { type EditorPartProps, type WayToRun } from './EditorPart';
import styles from './styles.module.css';

interface WorkbenchProps extends Omit<EditorPartProps, 'lines'> {
  readonly status: ToldStatus;
  /** What more is said of how it went, and what can be done about it. */
  readonly details?: ReactNode;
  readonly next?: ReactNode;
  readonly run: PythonRun;
  /** Another way to run the same program. */
  readonly secondary?: WayToRun;
  /** Starts a walk through the program; undefined where there is none. */
  readonly startWalk: ((lines: string) => void) | undefined;
  /** Whether the editor stands there; else the program is read elsewhere, and only runs here. */
  readonly isEditing?: boolean;
  /** Further buttons in the row. */
  readonly buttons: ReactNode;
  /** What the run came to, below its output. */
  readonly children?: ReactNode;
}

interface RunButtonsProps extends Pick<
  WorkbenchProps,
  'status' | 'run' | 'primary' | 'secondary' | 'startWalk' | 'buttons'
> {
  /** What the program will read. */
  readonly lines: string;
  readonly primaryButton: Ref<HTMLButtonElement>;
}

/** The ways to start the program, the way to stop it, and what else the row has. */
function RunButtons(props: RunButtonsProps): ReactNode {
  const { status, run, primary, secondary, startWalk, buttons, lines, primaryButton } = props;
  const { phase } = run.state;
  const isRunning = isActive(phase);
  const isLoadFault = phase.kind === 'broken' && phase.during === 'loading';
  return (
    <div className={styles.buttons}>
      <Button
        ref={primaryButton}
        // When it is right, the one primary button leads on.
        variant={status.standing === 'right' ? 'secondary' : 'primary'}
        aria-disabled={isRunning}
        onClick={() => primary.start(lines)}
      >
        {isLoadFault ? 'Försök igen' : primary.label}
      </Button>
      {secondary !== undefined && (
        <Button aria-disabled={isRunning} onClick={() => secondary.start(lines)}>
          {secondary.label}
        </Button>
      )}
      {startWalk !== undefined && (
        <Button aria-disabled={isRunning} onClick={() => !isRunning && startWalk(lines)}>
          Stega
        </Button>
      )}
      <Button aria-disabled={!isRunning} onClick={run.stop}>
        Stoppa
      </Button>
      {inElements(buttons)}
    </div>
  );
}

/** How a run has ended is brought into the window: below a long program it would go unseen. */
function useEndInView(phase: Phase): RefObject<HTMLDivElement | null> {
  const status = useRef<HTMLDivElement>(null);
  const hasEnded = phase.kind !== 'idle' && !isActive(phase);
  useEffect(() => {
    if (hasEnded) status.current?.scrollIntoView({ block: 'nearest' });
  }, [hasEnded]);
  return status;
}

/**
 * An editor with what is needed to run its program: buttons, input, status and output. Exercises
 * and examples share it.
 */
export default function Workbench(props: WorkbenchProps): ReactNode {
  const { code, note, status, run, isEditing = true } = props;
  const { prepare } = run;
  const { phase, output } = run.state;
  // Python starts while the student writes.
  useEffect(() => {
    prepare();
  }, [prepare]);
  const [lines, setLines] = useState('');
  const hasAsked = useHasAsked(phase);
  const button = useFocusAfterInput(hasAsked);
  const statusLine = useEndInView(phase);
  return (
    <div className={styles.workbench} data-workbench="">
      {isEditing ? (
        <EditorPart {...props} lines={lines} />
      ) : (
        note !== undefined && <p className={styles.help}>{note}</p>
      )}
      {!run.canAsk && readsInput(code) && <LinesField value={lines} onChange={setLines} />}
      <RunButtons {...props} lines={lines} primaryButton={button} />
      <VerdictBox ref={statusLine} className={styles.status} standing={status.standing}>
        {status.text !== '' && (
          <span className={clsx(status.standing === undefined && outcome[status.tone])}>
            <InlineText text={status.text} />
          </span>
        )}
        {inElements(props.details)}
      </VerdictBox>
      {inElements(props.next)}
      <div className={styles.picture}>
        <DrawingPlace commands={run.state.drawing} />
        <GamePlace state={run.state} answer={run.answer} />
      </div>
      {output.length > 0 && <Output pieces={output} />}
      {hasAsked && <InputForm isAsking={phase.kind === 'asking'} onAnswer={run.answer} />}
      {inElements(props.children)}
    </div>
  );
}
