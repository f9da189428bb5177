import { useId, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import InlineText from '@kurser/ui/InlineText';
import { maxLineLength } from '@kurser/shared/textLimits';
import { problemToText, type ParseProblem } from '../parse';
import styles from './styles.module.css';

interface ExpressionFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly problem?: ParseProblem | undefined;
  readonly onEnter?: () => void;
}

/** Signs that a keyboard hides, each with the name that is read out. */
const signs = [
  { sign: '·', name: 'och' },
  { sign: '+', name: 'eller' },
  { sign: "'", name: 'inte' },
  { sign: '⊕', name: 'xor' },
  { sign: '(', name: 'vänsterparentes' },
  { sign: ')', name: 'högerparentes' },
] as const;

/** The text again with the concerned characters marked, so that the position needs no counting. */
function Marked({ text, problem }: { readonly text: string; readonly problem: ParseProblem }) {
  const end = problem.at + problem.length;
  const marked = text.slice(problem.at, end);
  return (
    <span className={styles.echo} aria-hidden="true">
      <span>{text.slice(0, problem.at)}</span>
      <mark className={styles.mark}>{marked === '' ? '\u00a0' : marked}</mark>
      <span>{text.slice(end)}</span>
    </span>
  );
}

/** Keys for the signs. */
function SignKeys({ onPress }: { readonly onPress: (sign: string) => void }): ReactNode {
  return (
    <span className={styles.signs} role="group" aria-label="Infoga tecken">
      {signs.map(({ sign, name }) => (
        <button
          key={sign}
          type="button"
          className={styles.sign}
          aria-label={`Infoga ${sign} (${name})`}
          onClick={() => onPress(sign)}
        >
          {sign}
        </button>
      ))}
    </span>
  );
}

/**
 * A field for a boolean expression with keys for its signs. A problem is shown under it with the
 * place marked.
 */
export default function ExpressionField({
  label,
  value,
  onChange,
  problem,
  onEnter,
}: ExpressionFieldProps): ReactNode {
  const id = useId();
  // Text that merely goes on is no mistake yet: everybody who types passes through it.
  const unfinished = problem?.length === 0;
  const input = useRef<HTMLInputElement>(null);
  const insert = (sign: string): void => {
    const start = input.current?.selectionStart ?? value.length;
    const end = input.current?.selectionEnd ?? start;
    onChange(value.slice(0, start) + sign + value.slice(end));
    // After React has written the new value, which moves the caret to the end.
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(start + sign.length, start + sign.length);
    });
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className={clsx(styles.input, problem !== undefined && !unfinished && styles.wrong)}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={maxLineLength}
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter?.();
          }}
        />
        <SignKeys onPress={insert} />
      </div>
      <div id={`${id}-problem`} role="status">
        {problem !== undefined && (
          <p className={clsx(styles.problem, unfinished && styles.unfinished)}>
            <Marked text={value} problem={problem} />
            <InlineText text={problemToText(problem)} />
          </p>
        )}
      </div>
    </div>
  );
}
