import { useEffect, useRef, type ReactNode } from 'react';
import type { CodeMirrorBoxProps } from '../../../../packages/python-runner/src/CodeMirrorBox';

/**
 * The editor as a plain text field: a DOM without layout has no place for CodeMirror. Browser tests
 * try the real one.
 */
export default function CodeMirrorBox(props: CodeMirrorBoxProps): ReactNode {
  const { value, label, describedBy, errorLine, onChange, onRun, onOpen } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    onOpen({
      show: () => undefined,
      markError: () => undefined,
      type: (text) => {
        const { current } = field;
        if (current !== null) onChange(current.value + text);
      },
      indent: () => undefined,
      focus: () => field.current?.focus(),
      close: () => undefined,
    });
    return () => {
      onOpen(null);
    };
    // The field is there from the first drawing to the last; what it is typed into is its own to
    // read.
  }, [onOpen, onChange]);
  return (
    <textarea
      ref={field}
      value={value}
      aria-label={label}
      aria-describedby={describedBy}
      data-error-line={errorLine}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey && event.key === 'Enter') onRun();
      }}
    />
  );
}
