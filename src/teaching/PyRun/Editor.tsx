import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { openEditor, type EditorHandle } from './codeMirror';
import styles from './styles.module.css';

interface EditorProps {
  readonly value: string;
  readonly label: string;
  /** Id of the text that says how to leave the box by keyboard. */
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
  readonly onRun: () => void;
}

/** The box with the student's code. Until the editor is there, and on paper, the code is plain text. */
export default function Editor({
  value,
  label,
  describedBy,
  onChange,
  onRun,
}: EditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(null);
  const [isOpen, setOpen] = useState(false);
  const latest = useRef({ value, onChange, onRun });
  useEffect(() => {
    latest.current = { value, onChange, onRun };
    editor.current?.show(value);
  });
  useEffect(() => {
    if (host.current === null) return undefined;
    const opened = openEditor(host.current, {
      value: latest.current.value,
      label,
      describedBy,
      onChange: (next) => {
        latest.current.onChange(next);
      },
      onRun: () => {
        latest.current.onRun();
      },
    });
    editor.current = opened;
    setOpen(true);
    return () => {
      editor.current = null;
      opened.close();
    };
  }, [label, describedBy]);
  return (
    <>
      <div ref={host} className={styles.editor} />
      <pre className={clsx(styles.plainCode, isOpen && styles.onPaper)}>{value}</pre>
    </>
  );
}
