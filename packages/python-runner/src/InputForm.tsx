import { useEffect, useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import { maxTextLength } from '@kurser/shared/textLimits';
import styles from './styles.module.css';

interface InputFormProps {
  /** The program waits for a line right now. */
  readonly isAsking: boolean;
  readonly onAnswer: (line: string | null) => void;
}

/** Lines that were pasted and wait for the program to ask for them, as on a terminal. */
function usePastedLines({ isAsking, onAnswer }: InputFormProps, setLine: (line: string) => void) {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const latest = useRef(onAnswer);
  useEffect(() => {
    latest.current = onAnswer;
  });
  useEffect(() => {
    const [next, ...rest] = waiting;
    if (!isAsking || next === undefined) return;
    latest.current(next);
    setWaiting(rest);
  }, [isAsking, waiting]);
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text').slice(0, maxTextLength);
    const lines = pasted.split(/\r\n?|\n/);
    // One line is the field's own to take.
    if (lines.length === 1) return;
    event.preventDefault();
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    const [last = '', ...others] = lines.reverse();
    const whole = others.reverse();
    setWaiting((earlier) => [
      ...earlier,
      ...whole.map((each, at) => (at === 0 ? before + each : each)),
    ]);
    setLine(last + after);
  };
  return [waiting.length, onPaste] as const;
}

/** How many pasted lines are left, said beside the field; nothing where there are none. */
function WaitingLines({ count }: { readonly count: number }): ReactNode {
  return (
    <p role="status" className={styles.waiting}>
      {count === 0
        ? ''
        : `${count} ${count === 1 ? 'inklistrad rad' : 'inklistrade rader'} väntar på att programmet ska fråga.`}
    </p>
  );
}

/**
 * Where the student answers `input()`. It comes with the first question and stays until the program
 * ends, so that the focus stays in the field from one question to the next.
 */
export default function InputForm(props: InputFormProps): ReactNode {
  const { isAsking, onAnswer } = props;
  const [line, setLine] = useState('');
  const [waiting, onPaste] = usePastedLines(props, setLine);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsking) field.current?.focus({ preventScroll: true });
  }, [isAsking]);
  return (
    <form
      className={styles.inputForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAsking) return;
        onAnswer(line);
        setLine('');
      }}
    >
      <label className={styles.inputLabel}>
        Svara programmet
        <input
          ref={field}
          className={styles.inputField}
          value={line}
          readOnly={!isAsking}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={maxTextLength}
          onPaste={onPaste}
          onChange={(event) => {
            setLine(event.target.value);
          }}
        />
      </label>
      <Button type="submit" aria-disabled={!isAsking}>
        Skicka
      </Button>
      <Button
        variant="quiet"
        aria-disabled={!isAsking}
        onClick={() => {
          if (isAsking) onAnswer(null);
        }}
      >
        Ingen mer indata
      </Button>
      <WaitingLines count={waiting} />
    </form>
  );
}
