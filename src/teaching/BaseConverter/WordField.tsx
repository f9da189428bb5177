import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Button from '../../components/Button';
import InlineText from '@site/src/components/InlineText';
import type { Converter } from './useConverter';
import { byteToText, bytesOf, type Field } from './word';
import styles from './styles.module.css';

const labels: Readonly<Record<Field, string>> = {
  binary: 'Binärt',
  hex: 'Hexadecimalt',
  unsigned: 'Decimalt utan tecken',
  signed: 'Decimalt i tvåkomplement',
  ascii: 'ASCII-text',
};

/** The bytes by name, for what cannot be shown in a text field. */
function ByteNames({ lab }: { readonly lab: Converter }): ReactNode {
  const bytes = bytesOf(lab.word, lab.width);
  if (bytes.length === 0) return 'Ett tecken tar 8 bitar.';
  return `Byte för byte: ${bytes.map(byteToText).join(' · ')}`;
}

/** One way of writing the word: shows it, and takes another one. */
export default function WordField({
  field,
  lab,
}: {
  readonly field: Field;
  readonly lab: Converter;
}): ReactNode {
  const id = useId();
  const reading = lab.readingOf(field);
  const message = reading !== undefined && 'message' in reading ? reading.message : undefined;
  const isWide = field === 'binary' && lab.width > 8;
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
        value={lab.textOf(field)}
        disabled={field === 'ascii' && lab.width < 8}
        aria-invalid={message !== undefined}
        aria-describedby={`${id}-message`}
        onChange={(event) => {
          lab.type(field, event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') lab.leave();
        }}
        onBlur={() => {
          if (reading?.kind !== 'overflow') lab.leave();
        }}
      />
      {field === 'ascii' && (
        <p className={styles.note}>
          <ByteNames lab={lab} />
        </p>
      )}
      <div id={`${id}-message`} role="status">
        {message !== undefined && (
          <div className={styles.message}>
            <InlineText text={message} />
            {reading?.kind === 'overflow' && (
              <Button
                onClick={() => {
                  lab.keepLowBits(reading.word);
                }}
              >
                Behåll de lägsta bitarna
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
