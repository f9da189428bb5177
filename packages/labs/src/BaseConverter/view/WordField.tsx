import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Button from '@kurser/ui/Button';
import InlineText from '@kurser/ui/InlineText';
import { maxLineLength } from '@kurser/shared/textLimits';
import type { VerbsOf } from '../../kit/lab';
import { readingOf, textOf, type converter, type ConverterState } from '../lab';
import { byteToText, bytesOf, type Field } from '../core/word';
import styles from '../styles.module.css';

const labels: Readonly<Record<Field, string>> = {
  binary: 'Binärt',
  hex: 'Hexadecimalt',
  unsigned: 'Decimalt utan tecken',
  signed: 'Decimalt i tvåkomplement',
  ascii: 'ASCII-text',
};

/** The bytes by name, for what cannot be shown in a text field. */
function byteNames({ word, width }: ConverterState): string {
  const bytes = bytesOf(word, width);
  if (bytes.length === 0) return 'Ett tecken tar 8 bitar.';
  return `Byte för byte: ${bytes.map(byteToText).join(' · ')}`;
}

interface WordFieldProps {
  readonly field: Field;
  readonly state: ConverterState;
  readonly verbs: VerbsOf<typeof converter>;
}

/** One way of writing the word: shows it, and takes another one. */
export default function WordField({ field, state, verbs }: WordFieldProps): ReactNode {
  const id = useId();
  const reading = readingOf(state, field);
  const message = reading?.message;
  const isWide = field === 'binary' && state.width > 8;
  return (
    <div className={clsx(styles.field, isWide && styles.wide)}>
      <label htmlFor={id}>{labels[field]}</label>
      <input
        id={id}
        className={clsx(styles.input, message !== undefined && styles.wrong)}
        type="text"
        inputMode={field === 'binary' || field === 'unsigned' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={maxLineLength}
        value={textOf(state, field)}
        disabled={field === 'ascii' && state.width < 8}
        aria-invalid={message !== undefined}
        aria-describedby={`${id}-message`}
        onChange={(event) => verbs.type(field, event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') verbs.leave();
        }}
        onBlur={() => {
          if (reading?.kind !== 'overflow') verbs.leave();
        }}
      />
      {field === 'ascii' && <p className={styles.note}>{byteNames(state)}</p>}
      <div id={`${id}-message`} role="status">
        {message !== undefined && (
          <div className={styles.message}>
            <InlineText text={message} />
            {reading?.kind === 'overflow' && (
              <Button onClick={() => verbs.keepLowBits(reading.word)}>
                Behåll de lägsta bitarna
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
