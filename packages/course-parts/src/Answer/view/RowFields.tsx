import { useId, type ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import quiz from '../../Quiz/styles.module.css';
import type { RowsAnswer } from '../core/question';
import ChoiceRow from './ChoiceRow';
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
      {question.rows.map(({ text }, place) => (
        <ChoiceRow
          key={place}
          id={`${id}-${String(place)}`}
          text={text}
          value={fields[place]}
          mark={marks?.[place]}
          className={styles.select}
          onChoose={(value) => {
            onChange(place, value);
          }}
        >
          <option value="">Välj …</option>
          {question.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </ChoiceRow>
      ))}
    </fieldset>
  );
}
