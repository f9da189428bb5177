import { useId, type ComponentProps, type ReactNode } from 'react';
import { maxLineLength, maxTextLength } from '@kurser/shared/textLimits';
import styles from './TextField.module.css';

interface TextProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange?: (value: string) => void;
}

/** A line of text under its label. */
export default function TextField(
  props: TextProps & Omit<ComponentProps<'input'>, keyof TextProps>,
): ReactNode {
  const { label, onChange, ...rest } = props;
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.input}
        id={id}
        type="text"
        autoComplete="off"
        maxLength={maxLineLength}
        onChange={(event) => onChange?.(event.target.value)}
        {...rest}
      />
    </div>
  );
}

/** Several lines of text under their label. */
export function TextBox(
  props: TextProps & Omit<ComponentProps<'textarea'>, keyof TextProps>,
): ReactNode {
  const { label, onChange, ...rest } = props;
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        className={styles.input}
        id={id}
        spellCheck={false}
        maxLength={maxTextLength}
        onChange={(event) => onChange?.(event.target.value)}
        {...rest}
      />
    </div>
  );
}
