import { useCallback, useId, useState, type ReactNode } from 'react';
import { DrawsAll } from '@kurser/shared/useTimeToDraw';
import type { EditorHandle } from '@kurser/python-runner/codeMirror';
import Editor from '@kurser/python-runner/Editor';
import type { RunSetup } from '@kurser/python-runner/protocol';
import styles from './styles.module.css';

/** What a phone's keyboard has two layers down, and Python on every line. */
const keys = [
  { sign: ':', name: 'Kolon' },
  { sign: '(', name: 'Vänsterparentes' },
  { sign: ')', name: 'Högerparentes' },
  { sign: '[', name: 'Vänster hakparentes' },
  { sign: ']', name: 'Höger hakparentes' },
  { sign: '"', name: 'Citattecken' },
] as const;

interface KeyProps {
  readonly name: string;
  readonly children: string;
  readonly onPress: () => void;
}

function Key({ name, children, onPress }: KeyProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={name}
      // The editor keeps the focus, and a phone its keyboard.
      onPointerDown={(event) => {
        event.preventDefault();
      }}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/**
 * A row of keys above the editor, for who writes with a finger. Where there is a real keyboard it
 * is hidden.
 */
function KeyRow({ editor }: { readonly editor: EditorHandle | null }): ReactNode {
  return (
    <div className={styles.keys} role="group" aria-label="Tecken">
      {keys.map(({ sign, name }) => (
        <Key key={sign} name={name} onPress={() => editor?.type(sign)}>
          {sign}
        </Key>
      ))}
      <Key name="Indrag" onPress={() => editor?.indent()}>
        ⇥
      </Key>
    </div>
  );
}

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

/** A button that starts a run, and what it does with the lines that the program will read. */
export interface WayToRun {
  readonly label: string;
  readonly start: (lines: string) => void;
}

export interface EditorPartProps {
  /** What the editor is called for those who hear the page. */
  readonly label: string;
  readonly language: RunSetup['language'];
  readonly code: string;
  /** A sentence on the run, below the editor. */
  readonly note?: string | undefined;
  readonly errorLine: number | null;
  /** What Ctrl+Enter in the editor does. */
  readonly primary: WayToRun;
  /** What the program will read. */
  readonly lines: string;
  /** What is told who presses Ctrl+S in the editor. */
  readonly savedNote: string;
  /** What had the focus when the editor was asked for. */
  readonly opener: HTMLElement | null;
  readonly onEdit: (code: string) => void;
}

/** The editor, with its keys for fingers and what it says of keys. */
export default function EditorPart(props: EditorPartProps): ReactNode {
  const { label, language, code, note, errorLine, primary, lines, savedNote, onEdit } = props;
  const [editor, onOpen] = useOpenEditor(props.opener);
  const helpId = useId();
  return (
    <>
      <div className={styles.writing}>
        <KeyRow editor={editor} />
        <DrawsAll value>
          <Editor
            value={code}
            label={label}
            language={language}
            describedBy={helpId}
            errorLine={errorLine}
            onChange={onEdit}
            onRun={() => {
              primary.start(lines);
            }}
            savedNote={savedNote}
            onOpen={onOpen}
          />
        </DrawsAll>
      </div>
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
