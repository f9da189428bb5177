import { useCallback, useEffect, useId, useState, type ReactNode, type Ref } from 'react';
import clsx from 'clsx';
import Button from '@kurser/ui/Button';
import InlineText from '@kurser/ui/InlineText';
import { DrawsAll } from '@kurser/shared/useTimeToDraw';
import { inElements } from '@kurser/shared/inElements';
import type { EditorHandle } from '@kurser/python-runner/codeMirror';
import Editor from '@kurser/python-runner/Editor';
import { readsInput, useFocusAfterInput, useHasAsked } from '@kurser/python-runner/inputFocus';
import InputForm from '@kurser/python-runner/InputForm';
import LinesField from '@kurser/python-runner/LinesField';
import outcome from '@kurser/python-runner/outcome.module.css';
import Output from '@kurser/python-runner/Output';
import type { RunSetup } from '@kurser/python-runner/protocol';
import { isActive } from '@kurser/python-runner/programRun';
import type { PythonRun } from '@kurser/python-runner/usePythonRun';
import DrawingPlace from '../../drawing/DrawingPlace';
import GamePlace from '../../game/GamePlace';
import KeyRow from './KeyRow';
import type { Status } from './texts';
import { useEndInView } from './useEndInView';
import styles from './styles.module.css';

/**
 * The editor, when it stands there. The student asked for it, so it takes the focus, unless they
 * have gone on.
 */
function useOpenEditor(opener: HTMLElement | null) {
  const [editor, setEditor] = useState<EditorHandle | null>(null);
  const onOpen = useCallback(
    (opened: EditorHandle | null) => {
      setEditor(opened);
      const { activeElement } = document;
      if (activeElement === opener || activeElement === document.body) opened?.focus();
    },
    [opener],
  );
  return [editor, onOpen] as const;
}

interface WorkbenchProps {
  /** What the editor is called for those who hear the page. */
  readonly label: string;
  readonly language: RunSetup['language'];
  readonly code: string;
  /** A sentence on the run, below the editor. */
  readonly note?: string | undefined;
  readonly errorLine: number | null;
  readonly status: Status;
  readonly run: PythonRun;
  /** The button that starts a run; Ctrl+Enter in the editor does the same. */
  readonly primary: { readonly label: string; readonly start: (lines: string) => void };
  /** Another way to run the same program. */
  readonly secondary?: { readonly label: string; readonly start: (lines: string) => void };
  /** Starts a walk through the program; undefined where there is none. */
  readonly startWalk: ((lines: string) => void) | undefined;
  /** What is told who presses Ctrl+S in the editor. */
  readonly savedNote: string;
  /** What had the focus when the editor was asked for. */
  readonly opener: HTMLElement | null;
  readonly onEdit: (code: string) => void;
  /** Whether the editor stands there; else the program is read elsewhere, and only runs here. */
  readonly isEditing?: boolean;
  /** Further buttons in the row. */
  readonly buttons: ReactNode;
  /** What the run came to, below its output. */
  readonly children?: ReactNode;
}

interface RunButtonsProps extends Pick<
  WorkbenchProps,
  'run' | 'primary' | 'secondary' | 'startWalk' | 'buttons'
> {
  /** What the program will read. */
  readonly lines: string;
  readonly primaryButton: Ref<HTMLButtonElement>;
}

/** The ways to start the program, the way to stop it, and what else the row has. */
function RunButtons(props: RunButtonsProps): ReactNode {
  const { run, primary, secondary, startWalk, buttons, lines, primaryButton } = props;
  const { phase } = run.state;
  const isRunning = isActive(phase);
  const isLoadFault = phase.kind === 'broken' && phase.during === 'loading';
  return (
    <div className={styles.buttons}>
      <Button
        ref={primaryButton}
        variant="primary"
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

interface EditorPartProps extends WorkbenchProps {
  readonly lines: string;
  readonly editor: EditorHandle | null;
  readonly onOpen: (opened: EditorHandle | null) => void;
}

/** The editor, with its keys for fingers and what it says of keys. */
function EditorPart(props: EditorPartProps): ReactNode {
  const { label, code, note, errorLine, primary, lines, editor, onEdit, onOpen } = props;
  const helpId = useId();
  return (
    <>
      <KeyRow editor={editor} />
      <DrawsAll value>
        <Editor
          value={code}
          label={label}
          language={props.language}
          describedBy={helpId}
          errorLine={errorLine}
          onChange={onEdit}
          onRun={() => {
            primary.start(lines);
          }}
          savedNote={props.savedNote}
          onOpen={onOpen}
        />
      </DrawsAll>
      <p className={styles.help} id={helpId}>
        <span>{note !== undefined && `${note} `}</span>
        <span data-keys="">
          Ctrl+Enter: <span>{primary.label.toLowerCase()}</span>. I rutan ger Tab indrag; tryck Esc
          och sedan Tab för att lämna den.
        </span>
      </p>
    </>
  );
}

/**
 * An editor with what is needed to run its program: buttons, input, status and output. Exercises
 * and examples share it.
 */
export default function Workbench(props: WorkbenchProps): ReactNode {
  const { code, note, status, run, opener, isEditing = true } = props;
  const { prepare } = run;
  const { phase, output } = run.state;
  // Python starts while the student writes.
  useEffect(() => {
    prepare();
  }, [prepare]);
  const [lines, setLines] = useState('');
  const [editor, onOpen] = useOpenEditor(opener);
  const hasAsked = useHasAsked(phase);
  const button = useFocusAfterInput(hasAsked);
  const statusLine = useEndInView(phase);
  return (
    <div className={styles.workbench} data-workbench="">
      {isEditing ? (
        <EditorPart {...props} lines={lines} editor={editor} onOpen={onOpen} />
      ) : (
        note !== undefined && <p className={styles.help}>{note}</p>
      )}
      {!run.canAsk && readsInput(code) && <LinesField value={lines} onChange={setLines} />}
      <RunButtons {...props} lines={lines} primaryButton={button} />
      <p ref={statusLine} className={clsx(styles.status, outcome[status.tone])} role="status">
        <InlineText text={status.text} />
      </p>
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
