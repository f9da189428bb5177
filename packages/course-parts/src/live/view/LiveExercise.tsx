import { useEffect, useRef, useState, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import type { TestReport } from '@kurser/python-runner/protocol';
import { OtherTab, useOtherTab } from '@kurser/python-runner/OtherTab';
import { isActive } from '@kurser/python-runner/programRun';
import { usePythonRun } from '@kurser/python-runner/usePythonRun';
import { useSavedNote } from '@kurser/python-runner/useSavedNote';
import { useWalk } from '../../walk/useWalk';
import WalkPlace from '../../walk/WalkPlace';
import type { HereTask } from '../task';
import {
  afterDeclined,
  afterReset,
  afterTry,
  withCode,
  withCodeBack,
  withOldCode,
  type ExerciseWork,
} from '../work';
import HintOffer from './HintOffer';
import {
  exerciseStatus,
  hasShownNothing,
  outcomeOf,
  tryOf,
  type Outcome,
  type Wish,
} from './outcome';
import TestResults, { FirstFailed } from './TestResults';
import Workbench from './Workbench';

export interface LiveExerciseProps {
  readonly task: HereTask;
  readonly title: string;
  readonly work: ExerciseWork;
  /** Keeps the work as the function makes it of what is kept. Must be stable. */
  readonly changeWork: (change: (work: ExerciseWork) => ExerciseWork) => void;
  /** Called when all tests have passed. Must be stable. */
  readonly onPassed: () => void;
  /** Opens the next hint; undefined while none is to be offered. */
  readonly openHint: (() => void) | undefined;
  readonly opener: HTMLElement | null;
}

interface LastRun {
  readonly wish: Wish;
  readonly code: string;
}

/**
 * The exercise's program as it runs: what was asked for last, and every test run kept as a try,
 * once.
 */
function useTries({ task, changeWork, onPassed }: LiveExerciseProps, code: string) {
  const run = usePythonRun();
  const { phase } = run.state;
  const [last, setLast] = useState<LastRun>({ wish: 'run', code });
  const counted = useRef(phase);
  useEffect(() => {
    if (counted.current === phase) return;
    counted.current = phase;
    const result = tryOf(phase, last.wish);
    if (result === undefined) return;
    changeWork((before) => afterTry(before, last.code, result === 'passed'));
    if (result === 'passed') onPassed();
  }, [phase, last, changeWork, onPassed]);
  const start = (wish: Wish, lines: string): void => {
    if (isActive(phase)) return;
    setLast({ wish, code });
    const mode = wish === 'run' ? { kind: wish } : { kind: wish, test: task.test };
    run.run({ setup: task.setup, source: code, mode, lines });
  };
  return { run, start, last };
}

type WorkChange = (work: ExerciseWork) => ExerciseWork;

interface CodeButtonsProps {
  readonly work: ExerciseWork;
  readonly edit: (change: WorkChange) => void;
}

/** Back to the code that the exercise begins with, and back from that. */
function CodeButtons({ work, edit }: CodeButtonsProps): ReactNode {
  return (
    <>
      <Button
        variant="quiet"
        aria-disabled={work.code === null}
        onClick={() => {
          edit(afterReset);
        }}
      >
        Återställ
      </Button>
      {work.oldCode !== null && (
        <Button
          variant="quiet"
          onClick={() => {
            edit(withOldCode);
          }}
        >
          Visa min gamla kod
        </Button>
      )}
    </>
  );
}

/** The buttons that start the program. A test that opens on a day is empty before. */
function waysToRun({ test }: HereTask, start: (wish: Wish, lines: string) => void) {
  const tested = {
    label: 'Testa',
    start: (lines: string) => start('test', lines),
  };
  const plain = { label: 'Kör', start: (lines: string) => start('run', lines) };
  return test === '' ? { primary: plain } : { primary: tested, secondary: plain };
}

/** What is shown of tests that failed: the first one whole, and the ways on. */
function failedParts(outcome: Outcome, walkTo: (line: TestReport['line']) => void) {
  if (outcome.kind !== 'failed') return {};
  const { tests, first } = outcome;
  return {
    details: <FirstFailed test={first} />,
    next: <TestResults tests={tests} onWalk={() => walkTo(first.line)} />,
  };
}

/**
 * An exercise that is solved where it stands: its program, the hidden test's results, and help when
 * it is wanted.
 */
export default function LiveExercise(props: LiveExerciseProps): ReactNode {
  const { task, title, work, changeWork, opener, openHint } = props;
  const code = work.code ?? task.starter;
  const { run, start, last } = useTries(props, code);
  const { wish, code: triedCode } = last;
  const { phase } = run.state;
  const outcome = outcomeOf(phase, wish);
  const { walk, start: startWalk, close } = useWalk();
  const [before, onOwnChange] = useOtherTab(code);
  const savedNote = useSavedNote();
  const edit = (change: WorkChange): void => {
    onOwnChange();
    changeWork(change);
  };
  return (
    <Workbench
      label={`Pythonkod: ${title}`}
      language={task.setup.language}
      code={code}
      errorLine={outcome.kind === 'error' ? (outcome.error?.line ?? null) : null}
      status={exerciseStatus(phase, outcome, wish, hasShownNothing(run.state))}
      run={run}
      {...waysToRun(task, start)}
      startWalk={(lines) => startWalk(code, lines)}
      savedNote={savedNote}
      opener={opener}
      {...failedParts(outcome, (line) => startWalk(triedCode, '', { test: task.test, line }))}
      onEdit={(next) => {
        edit((last) => withCode(last, next, task.starter));
      }}
      buttons={<CodeButtons work={work} edit={edit} />}
    >
      <OtherTab
        onTakeBack={
          before === null
            ? undefined
            : () => {
                edit((theirs) => withCodeBack(theirs, before, task.starter));
              }
        }
      />
      <WalkPlace walk={walk} close={close} setup={task.setup} />
      <HintOffer
        onAccept={openHint}
        onDecline={() => {
          changeWork(afterDeclined);
        }}
      />
    </Workbench>
  );
}
