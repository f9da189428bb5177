import { useId, type ComponentProps, type ReactNode } from 'react';
import { maxLineLength, maxTextLength } from '@kurser/shared/textLimits';
import type { SharedFieldsProps } from './sharedFieldsProps';
import type { NumberQuestion, WrittenQuestion } from './quizQuestion';
import styles from './styles.module.css';

interface WrittenFieldProps extends SharedFieldsProps {
  readonly question: WrittenQuestion | NumberQuestion;
  readonly text: string;
}

const labels: Readonly<Record<WrittenFieldProps['question']['kind'], string>> = {
  text: 'Ditt svar',
  number: 'Ditt svar, ett tal',
  output: 'Utskriften, rad för rad',
};

/** A line to write in, or several for a printout; a number's unit stands after its line. */
export default function WrittenField({
  question,
  text,
  locked,
  onChange,
  promptId,
  faultId,
}: WrittenFieldProps): ReactNode {
  const id = useId();
  const unit = question.kind === 'number' ? question.unit : undefined;
  const shared = {
    id,
    value: text,
    disabled: locked,
    // Nothing may be corrected or suggested behind the student's back: `print` is not a
    // misspelling.
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    'aria-invalid': faultId !== undefined,
    'aria-describedby': faultId === undefined ? promptId : `${faultId} ${promptId}`,
  } satisfies ComponentProps<'input'> & ComponentProps<'textarea'>;
  const change = (next: string): void => {
    onChange({ kind: 'written', text: next });
  };
  return (
    <div className={styles.fields}>
      <label htmlFor={id} className={styles.instruction}>
        {labels[question.kind]}
      </label>
      <div className={styles.line}>
        {question.kind === 'output' ? (
          <textarea
            {...shared}
            className={styles.printout}
            rows={3}
            wrap="off"
            maxLength={maxTextLength}
            onChange={(event) => {
              change(event.target.value);
            }}
          />
        ) : (
          <input
            {...shared}
            type="text"
            maxLength={maxLineLength}
            className={styles.input}
            size={question.kind === 'number' ? 12 : 28}
            onChange={(event) => {
              change(event.target.value);
            }}
          />
        )}
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </div>
    </div>
  );
}
