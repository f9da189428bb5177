import type { CompositionEvent, InputEvent, KeyboardEvent, ReactNode } from 'react';
import clsx from 'clsx';
import { maxLineLength } from '@kurser/shared/textLimits';
import { keyOfEvent, type Key } from '../../helix/keys';
import { modeLabels } from '../../helix/editor';
import type { Buffer, Editor } from '../../helix/state';
import { describe, paintLines, pendingText } from '../core/look';
import heard from '@kurser/ui/heard.module.css';
import styles from '../styles.module.css';

/** A text with its selections, line by line. */
export function BufferText({ buffer }: { readonly buffer: Buffer }): ReactNode {
  return (
    <pre translate="no" className={styles.text}>
      {paintLines(buffer).map((runs, line) => (
        <span className={styles.line} key={line}>
          {runs.map((run, index) => (
            <span key={index} className={styles[run.kind]}>
              {run.text}
            </span>
          ))}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}

/**
 * Helix's bottom lines: mode, begun command, number of cursors, and what is written on the prompt.
 */
function StatusLine({ editor }: { readonly editor: Editor }): ReactNode {
  const { mode, pending, selection, message } = editor;
  const count = selection.ranges.length;
  return (
    <div className={styles.status} aria-hidden="true">
      <span className={clsx(styles.mode, styles[mode])}>{modeLabels[mode]}</span>
      {pending.kind === 'prompt' && (
        <span className={styles.prompt}>
          <span>{`${pending.purpose === 'select' ? 'select:' : 'search:'}${pending.input}`}</span>
          <span className={styles.cursor}> </span>
        </span>
      )}
      <span className={styles.message}>{message}</span>
      <span>{pendingText(editor)}</span>
      <span>{count === 1 ? '1 sel' : `${count} sels`}</span>
    </div>
  );
}

interface EditorBoxProps {
  readonly editor: Editor;
  /** The goal is reached: no key does anything more. */
  readonly done: boolean;
  readonly helpId: string;
  readonly onKeys: (keys: readonly Key[]) => void;
}

/**
 * The text and, lying over it, an empty text field that takes the keys: so that dead keys, AltGr
 * and the keyboard of a phone work, and so that Tab leaves it as it leaves every field.
 */
export default function EditorBox({ editor, done, helpId, onKeys }: EditorBoxProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (done || event.nativeEvent.isComposing) return;
    const key = keyOfEvent({
      key: event.key,
      ctrlKey: event.ctrlKey,
      altKey: event.altKey,
      metaKey: event.metaKey,
      altGraph: event.getModifierState('AltGraph'),
    });
    if (key === undefined) return;
    event.preventDefault();
    onKeys([key]);
  };
  const takeText = (field: HTMLTextAreaElement): void => {
    // What a dead key or a keyboard on the screen has put together arrives as text.
    const text = field.value;
    field.value = '';
    if (text !== '' && !done) onKeys(Array.from(text, (sign) => (sign === '\n' ? '<ret>' : sign)));
  };
  const onInput = (event: InputEvent<HTMLTextAreaElement>): void => {
    if (!event.nativeEvent.isComposing) takeText(event.currentTarget);
  };
  const onCompositionEnd = (event: CompositionEvent<HTMLTextAreaElement>): void => {
    takeText(event.currentTarget);
  };
  return (
    <div className={styles.box}>
      <BufferText buffer={editor} />
      <StatusLine editor={editor} />
      <textarea
        className={styles.keys}
        aria-label="Övningstext, tar emot Helix-tangenter"
        aria-describedby={helpId}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={maxLineLength}
        defaultValue=""
        onKeyDown={onKeyDown}
        onInput={onInput}
        onCompositionEnd={onCompositionEnd}
      />
      <p className={heard.only} role="status">
        {describe(editor)}
      </p>
    </div>
  );
}
