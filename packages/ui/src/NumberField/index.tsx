import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { formatNumber, parseNumber } from '@kurser/shared/swedishNumber';
import { maxLineLength } from '@kurser/shared/textLimits';
import styles from './styles.module.css';

export interface NumberInputProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  /** What an arrow key adds, 1 unless said; with a whole number only whole numbers are taken. */
  readonly step?: number;
  /** Decimals shown while nobody types. */
  readonly decimals?: number;
  readonly disabled?: boolean;
  /** The id that a label on the screen points to. Without it the label is only read out. */
  readonly id?: string;
}

function isAllowed(value: number, { min, max, step = 1 }: NumberInputProps): boolean {
  return value >= min && value <= max && (!Number.isInteger(step) || Number.isInteger(value));
}

interface Draft {
  readonly text: string;
  /**
   * The value as it stood when the text was typed; another value from outside (a step of training)
   * makes the text stale.
   */
  readonly value: number;
}

/** What the field shows, whether that is wrong, and what typing and the arrow keys do. */
function useNumberDraft(props: NumberInputProps) {
  const { value, onChange, min, max, step = 1, decimals = 2 } = props;
  const [draft, setDraft] = useState<Draft | null>(null);
  const typed = draft?.value === value ? draft.text : undefined;
  const parsed = typed === undefined ? value : parseNumber(typed);
  return {
    text: typed ?? formatNumber(value, decimals),
    wrong: typed !== undefined && (parsed === undefined || !isAllowed(parsed, props)),
    type: (text: string): void => {
      const next = parseNumber(text);
      const good = next !== undefined && isAllowed(next, props);
      setDraft({ text, value: good ? next : value });
      if (good) onChange(next);
    },
    forget: (): void => setDraft(null),
    onKeyDown: (event: KeyboardEvent): void => {
      const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
      if (direction === 0) return;
      event.preventDefault();
      const next = Number((value + direction * step).toFixed(6));
      setDraft(null);
      onChange(Math.min(max, Math.max(min, next)));
    },
  };
}

/** The input alone, for a row that has its own label on the screen. See NumberField. */
export function NumberInput(props: NumberInputProps): ReactNode {
  const { label, min, max, step = 1, disabled, id } = props;
  const { text, wrong, type, forget, onKeyDown } = useNumberDraft(props);
  const helpId = useId();
  return (
    <span className={styles.wrap}>
      <input
        className={clsx(styles.input, wrong && styles.wrong)}
        type="text"
        inputMode={Number.isInteger(step) && min >= 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={maxLineLength}
        id={id}
        aria-label={id === undefined ? label : undefined}
        aria-invalid={wrong}
        aria-describedby={wrong ? helpId : undefined}
        disabled={disabled}
        value={text}
        onChange={(event) => {
          type(event.target.value);
        }}
        onBlur={forget}
        onKeyDown={onKeyDown}
      />
      {wrong && (
        <span className={styles.help} id={helpId} role="status">
          <span>{Number.isInteger(step) ? 'Heltal' : 'Tal'}</span>{' '}
          <span>{formatNumber(min, 4)}</span> till <span>{formatNumber(max, 4)}</span>
        </span>
      )}
    </span>
  );
}

/**
 * A labelled number that is typed with decimal comma or point, or changed with the up and down
 * arrows. While the text is no allowed number the field says what is, and the last good value
 * stays.
 */
export default function NumberField(props: Omit<NumberInputProps, 'id'>): ReactNode {
  const id = useId();
  return (
    <span className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {props.label}
      </label>
      <NumberInput {...props} id={id} />
    </span>
  );
}
