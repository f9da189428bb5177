import { useId, type ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import FieldMark from '@kurser/ui/VerdictBox/FieldMark';
import { maxCodeLength } from '@kurser/shared/textLimits';
import quiz from '../../Quiz/styles.module.css';
import type { OutputAnswer } from '../core/question';
import type { FieldsProps } from './fieldsProps';
import styles from '../styles.module.css';
import kinds from './kinds.module.css';

interface OutputFieldsProps extends FieldsProps {
  readonly question: OutputAnswer;
  readonly label: string | undefined;
}

/** What the student's own program has printed, pasted; after a try each row says how it stands. */
export default function OutputFields(props: OutputFieldsProps): ReactNode {
  const { question, label, fields, marks, isLocked, faultId, onChange } = props;
  const id = useId();
  return (
    <div className={quiz.fields}>
      <label htmlFor={id} className={styles.label}>
        <InlineText
          text={label ?? 'Kör provkörningen med din kod, och klistra in allt den skriver'}
        />
      </label>
      <textarea
        id={id}
        className={quiz.printout}
        rows={6}
        wrap="off"
        value={fields[0] ?? ''}
        readOnly={isLocked}
        maxLength={maxCodeLength}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={faultId !== undefined}
        aria-describedby={faultId}
        onChange={(event) => {
          onChange(0, event.target.value);
        }}
      />
      {marks !== undefined && (
        <ul className={kinds.facts}>
          {question.rows.map(({ name }, place) => (
            <li key={name}>
              <FieldMark id={`${id}-${String(place)}`} mark={marks[place]} />{' '}
              <code translate="no">{name}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
