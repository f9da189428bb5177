import { useEffect, useRef, useState, type ReactNode } from 'react';
import Button from '@site/src/components/Button';
import { maxTextLength } from '@site/src/shared/textLimits';
import styles from './styles.module.css';

interface InputFormProps {
  /** The program waits for a line right now. */
  readonly isAsking: boolean;
  readonly onAnswer: (line: string | null) => void;
}

/**
 * Where the student answers `input()`. It comes with the first question and stays until the program ends, so that the
 * focus stays in the field from one question to the next.
 */
export default function InputForm({ isAsking, onAnswer }: InputFormProps): ReactNode {
  const [line, setLine] = useState('');
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
    </form>
  );
}
