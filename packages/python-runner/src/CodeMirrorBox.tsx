import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { openEditor, type EditorHandle, type EditorLanguage } from './codeMirror';
import styles from './styles.module.css';

export interface CodeMirrorBoxProps {
  readonly value: string;
  readonly label: string;
  readonly language?: EditorLanguage;
  /** Id of the text that says how to leave the box by keyboard. */
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
  readonly onRun: () => void;
  /** What is told who presses Ctrl+S. */
  readonly savedNote: string;
  /** The line, counted from 1, that an error points at. */
  readonly errorLine?: number | null;
  /** Called when the editor stands there, and with null when it goes. Must be stable. */
  readonly onOpen: (editor: EditorHandle | null) => void;
}

/** The editor itself. A chunk of its own, for the browser needs a while to read it in. */
export default function CodeMirrorBox({
  value,
  label,
  language = 'python',
  describedBy,
  onChange,
  onRun,
  savedNote,
  errorLine = null,
  onOpen,
}: CodeMirrorBoxProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(null);
  const [note, setNote] = useState<string | null>(null);
  const latest = useRef({ value, onChange, onRun, savedNote });
  useEffect(() => {
    latest.current = { value, onChange, onRun, savedNote };
    editor.current?.show(value);
  });
  // Before the browser draws: it would else draw the editor above the plain code whose place it
  // takes, and all below would jump.
  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    const opened = openEditor(host.current, {
      value: latest.current.value,
      label,
      language,
      describedBy,
      onChange: (next) => {
        latest.current.onChange(next);
      },
      onRun: () => {
        latest.current.onRun();
      },
      savedNote: () => latest.current.savedNote,
      onNote: setNote,
    });
    editor.current = opened;
    onOpen(opened);
    return () => {
      editor.current = null;
      opened.close();
      onOpen(null);
    };
  }, [label, language, describedBy, onOpen]);
  useEffect(() => {
    editor.current?.markError(errorLine);
  }, [errorLine]);
  return (
    <>
      <div ref={host} className={styles.editor} />
      {/* Read out when it comes. The page's status is another: how the run goes. */}
      <p aria-live="polite" className={styles.note}>
        {note}
      </p>
    </>
  );
}
