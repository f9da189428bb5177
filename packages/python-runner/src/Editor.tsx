import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { useTimeToDraw } from '@kurser/shared/useTimeToDraw';
import type { CodeMirrorBoxProps } from './CodeMirrorBox';
import styles from './styles.module.css';

const CodeMirrorBox = lazy(() => import('./CodeMirrorBox'));

interface EditorProps extends Omit<CodeMirrorBoxProps, 'onOpen'> {
  readonly onOpen?: CodeMirrorBoxProps['onOpen'];
}

/**
 * The box with the student's code. Until the editor is there, and on paper, the code is plain text.
 * The editor comes when the reader does: it takes longer than most of what a page has.
 */
export default function Editor({ onOpen, ...props }: EditorProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isTime = useTimeToDraw(box);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback<CodeMirrorBoxProps['onOpen']>(
    (editor) => {
      setOpen(editor !== null);
      onOpen?.(editor);
    },
    [onOpen],
  );
  return (
    <div ref={box} data-editor={isOpen ? 'open' : 'coming'}>
      {isTime && (
        <Suspense>
          <CodeMirrorBox {...props} onOpen={open} />
        </Suspense>
      )}
      <pre
        translate="no"
        className={clsx(styles.plainCode, isOpen && styles.onPaper)}
        role="group"
        aria-label={props.label}
        // So that the keyboard can scroll what is wide.
        tabIndex={0}
      >
        {props.value}
      </pre>
    </div>
  );
}
