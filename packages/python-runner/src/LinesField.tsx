import type { ReactNode } from 'react';
import { maxTextLength } from '@kurser/shared/textLimits';
import styles from './styles.module.css';

interface LinesFieldProps {
  readonly value: string;
  readonly onChange: (lines: string) => void;
}

/** Input written before the run, for browsers in which a program cannot wait for an answer. */
export default function LinesField({ value, onChange }: LinesFieldProps): ReactNode {
  return (
    <label className={styles.lines}>
      Indata, en rad för varje input(). Webbläsaren kan inte vänta på svar medan programmet kör, så
      skriv raderna innan du kör.
      <textarea
        rows={3}
        value={value}
        spellCheck={false}
        maxLength={maxTextLength}
        autoCapitalize="off"
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </label>
  );
}
