import { useId, useMemo, useState, type ReactNode, type Ref } from 'react';
import clsx from 'clsx';
import Button from '@kurser/ui/Button';
import InlineText from '@kurser/ui/InlineText';
import Panel from '@kurser/ui/Panel';
import VerdictBox from '@kurser/ui/VerdictBox';
import { done } from '@kurser/ui/VerdictBox/words';
import Editor from '@kurser/python-runner/Editor';
import InputForm from '@kurser/python-runner/InputForm';
import LinesField from '@kurser/python-runner/LinesField';
import outcome from '@kurser/python-runner/outcome.module.css';
import Output from '@kurser/python-runner/Output';
import { OtherTab } from '@kurser/python-runner/OtherTab';
import { useSavedNote } from '@kurser/python-runner/useSavedNote';
import { isActive, type Phase } from '@kurser/python-runner/programRun';
import { useFocusAfterInput, useHasAsked } from '@kurser/python-runner/inputFocus';
import { plainSetup } from '@kurser/python-runner/protocol';
import DrawingPlace from '../drawing/DrawingPlace';
import GamePlace from '../game/GamePlace';
import { useWalk } from '../walk/useWalk';
import WalkPlace from '../walk/WalkPlace';
import Checks from './Checks';
import { readProgram, type Program } from './readProgram';
import { checkedStanding, statusText } from './statusText';
import styles from './styles.module.css';
import { usePyRun, type PyRunVerbs } from './usePyRun';

/** How a run that checks nothing is coloured. */
function statusClass(phase: Phase): string | undefined {
  switch (phase.kind) {
    case 'finished':
      return phase.ok ? outcome.plain : outcome.bad;
    case 'broken':
      return outcome.bad;
    case 'stopped':
      return outcome.warn;
    case 'idle':
    case 'loading':
    case 'running':
    case 'asking':
    case 'playing':
      return outcome.plain;
  }
}

interface RunButtonsProps {
  readonly run: PyRunVerbs;
  readonly runButton: Ref<HTMLButtonElement>;
  readonly start: () => void;
  readonly startWalk: () => void;
}

/** The ways to start the program, the way to stop it, and the ways back to other code. */
function RunButtons({ run, runButton, start, startWalk }: RunButtonsProps): ReactNode {
  const { phase } = run.state;
  const isRunning = isActive(phase);
  const isLoadFault = phase.kind === 'broken' && phase.during === 'loading';
  return (
    <div className={styles.buttons}>
      <Button ref={runButton} variant="primary" aria-disabled={isRunning} onClick={start}>
        {isLoadFault ? 'Försök igen' : 'Kör'}
      </Button>
      <Button aria-disabled={isRunning} onClick={() => !isRunning && startWalk()}>
        Stega
      </Button>
      <Button aria-disabled={!isRunning} onClick={run.stop}>
        Stoppa
      </Button>
      <Button variant="quiet" aria-disabled={!run.isEdited} onClick={run.reset}>
        Återställ
      </Button>
      {run.showOld !== undefined && (
        <Button variant="quiet" onClick={run.showOld}>
          Visa min gamla kod
        </Button>
      )}
    </div>
  );
}

interface RunAreaProps {
  readonly program: Program;
  readonly run: PyRunVerbs;
  readonly title: string;
}

function RunArea({ program, run, title }: RunAreaProps): ReactNode {
  const { phase, output } = run.state;
  const standing = checkedStanding(phase, program.checks.length);
  const status = statusText(phase, program.checks.length);
  const [lines, setLines] = useState('');
  const helpId = useId();
  const savedNote = useSavedNote();
  const hasAsked = useHasAsked(phase);
  const { walk, start: startWalk, close } = useWalk();
  const runButton = useFocusAfterInput(hasAsked);
  const start = (): void => {
    run.run(lines);
  };
  return (
    <>
      <Editor
        value={run.code}
        label={`Pythonkod: ${title}`}
        describedBy={helpId}
        errorLine={phase.kind === 'finished' ? (phase.error?.line ?? null) : null}
        onChange={run.edit}
        onRun={start}
        savedNote={savedNote}
      />
      <p className={styles.help} id={helpId} data-keys="">
        Ctrl+Enter kör. I rutan ger Tab indrag; tryck Esc och sedan Tab för att lämna den.
      </p>
      {run.needsLines && <LinesField value={lines} onChange={setLines} />}
      <RunButtons
        run={run}
        runButton={runButton}
        start={start}
        startWalk={() => startWalk(run.code, lines)}
      />
      <VerdictBox className={styles.status} standing={standing}>
        {status !== '' && (
          <span className={clsx(standing === undefined && statusClass(phase))}>
            <InlineText text={status} />
          </span>
        )}
      </VerdictBox>
      <OtherTab onTakeBack={run.takeBack} />
      <DrawingPlace commands={run.state.drawing} />
      <GamePlace state={run.state} answer={run.answer} />
      {output.length > 0 && <Output pieces={output} />}
      {hasAsked && <InputForm isAsking={phase.kind === 'asking'} onAnswer={run.answer} />}
      {phase.kind === 'finished' && phase.checks !== null && program.checks.length > 0 && (
        <Checks checks={program.checks} results={phase.checks} />
      )}
      <WalkPlace walk={walk} close={close} setup={plainSetup} />
    </>
  );
}

interface PyRunProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/**
 * Python that the student can change and run in the page, with checks that tell whether the task is
 * done.
 */
export default function PyRun({ title, children }: PyRunProps): ReactNode {
  const program = useMemo(() => readProgram(children), [children]);
  const run = usePyRun(program);
  return (
    <Panel kind="run" title={title} aside={run.isSolved ? `${done.sign} ${done.word}` : undefined}>
      <RunArea program={program} run={run} title={title ?? 'program'} />
    </Panel>
  );
}
