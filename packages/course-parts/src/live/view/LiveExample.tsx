import { useEffect, useRef, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import { compareOutput } from '../mask';
import type { Piece } from '@kurser/python-runner/programRun';
import { usePythonRun } from '@kurser/python-runner/usePythonRun';
import { useWalk } from '../../walk/useWalk';
import WalkPlace from '../../walk/WalkPlace';
import type { ExampleTask } from '../task';
import { exampleStatus, outcomeOf } from './outcome';
import Workbench from './Workbench';

interface LiveExampleProps {
  readonly task: ExampleTask;
  readonly title: string | undefined;
  readonly code: string;
  readonly onEdit: (code: string) => void;
  /** Whether it is changed; else it runs beside the text's own block. */
  readonly isEditing: boolean;
  /** Whether it runs as soon as it comes. */
  readonly startsAtOnce: boolean;
  readonly onChange: () => void;
  /** Gives the text its block back. */
  readonly onReset: () => void;
  /** Hears whether there is an output of its own, in the place of the text's. */
  readonly onOutput: (hasOutput: boolean) => void;
}

/**
 * Whether the program wrote what the text says, by the text's own masks; null where the text says
 * nothing.
 */
function isTextsOutput(output: readonly Piece[], shown: string | null): boolean | null {
  if (shown === null) return null;
  const written = output.map(({ stream, text }) => (stream === 'stdout' ? text : '')).join('');
  return compareOutput(shown, written) === undefined;
}

/** Does something once, when the component has come, where it is wanted. */
function useAtOnce(isWanted: boolean, act: () => void): void {
  const isDone = useRef(!isWanted);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  });
}

/** An example of the text as it is run, and changed. */
export default function LiveExample(props: LiveExampleProps): ReactNode {
  const { task, title, code, isEditing, startsAtOnce, onEdit, onReset, onOutput } = props;
  const run = usePythonRun();
  const { phase, output } = run.state;
  const { walk, start: startWalk, close } = useWalk();
  const outcome = outcomeOf(phase, 'run');
  const start = (lines: string): void => {
    run.run({ setup: task.setup, source: code, mode: { kind: 'run' }, lines });
  };
  useAtOnce(startsAtOnce, () => start(''));
  const hasOutput = outcome.kind === 'ran' || outcome.kind === 'error';
  useEffect(() => {
    onOutput(hasOutput);
  }, [onOutput, hasOutput]);
  const language = task.setup.language === 'sql' ? 'SQL' : 'Pythonkod';
  return (
    <Workbench
      label={`${language}: ${title ?? 'exempel'}`}
      language={task.setup.language}
      code={code}
      note={task.continues ? 'Exemplen ovan körs först.' : undefined}
      errorLine={outcome.kind === 'error' ? (outcome.error?.line ?? null) : null}
      status={exampleStatus(phase, outcome, isTextsOutput(output, task.output))}
      run={run}
      primary={{ label: 'Kör', start }}
      startWalk={task.setup.language === 'sql' ? undefined : (lines) => startWalk(code, lines)}
      savedNote="Ändringar i ett exempel sparas inte. De finns kvar så länge sidan är öppen."
      opener={null}
      isEditing={isEditing}
      onEdit={onEdit}
      buttons={
        <>
          {!isEditing && <Button onClick={props.onChange}>Ändra</Button>}
          <Button variant="quiet" onClick={onReset}>
            {isEditing ? 'Återställ' : 'Stäng'}
          </Button>
        </>
      }
    >
      <WalkPlace walk={walk} close={close} setup={task.setup} />
    </Workbench>
  );
}
