import { useId, type ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import quiz from '../../Quiz/styles.module.css';
import type { RowsAnswer } from '../core/question';
import FieldMark from './FieldMark';
import type { FieldsProps } from './fieldsProps';
import styles from '../styles.module.css';

interface RowFieldsProps extends FieldsProps {
  readonly question: RowsAnswer;
  readonly label: string | undefined;
}

/** A row for each thing, with the same options to choose from. */
export default function RowFields(props: RowFieldsProps): ReactNode {
  const { question, label, fields, marks, isLocked, faultId, onChange } = props;
  const id = useId();
  return (
    <fieldset className={quiz.fields} aria-describedby={faultId} disabled={isLocked}>
      <legend className={styles.label}>
        <InlineText text={label ?? 'Välj på varje rad'} />
      </legend>
      {question.rows.map(({ text }, place) => {
        const mark = marks?.[place];
        return (
          <div key={place} className={styles.row}>
            <label htmlFor={`${id}-${String(place)}`} className={styles.rowText}>
              <InlineText text={text} />
            </label>
            <span className={styles.choice}>
              <select
                id={`${id}-${String(place)}`}
                className={styles.select}
                value={fields[place] ?? ''}
                aria-invalid={mark === 'wrong'}
                aria-describedby={mark === undefined ? undefined : `${id}-m${String(place)}`}
                onChange={(event) => {
                  onChange(place, event.target.value);
                }}
              >
                <option value="">Välj …</option>
                {question.options.map((option) => (
                  <option key={option} value={option}>
                    {option}
                  </option>
                ))}
              </select>
              <FieldMark id={`${id}-m${String(place)}`} mark={mark} />
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
