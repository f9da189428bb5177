import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import InlineText from '@kurser/ui/InlineText';
import FieldMark from '@kurser/ui/VerdictBox/FieldMark';
import quiz from '../../Quiz/styles.module.css';
import { ticked, type LinesAnswer } from '../core/question';
import type { FieldsProps } from './fieldsProps';
import styles from '../styles.module.css';
import kinds from './kinds.module.css';

interface LineMarksProps extends FieldsProps {
  readonly question: LinesAnswer;
  readonly label: string | undefined;
}

/** A program with a box to tick before each line. */
export default function LineMarks(props: LineMarksProps): ReactNode {
  const { question, label, fields, marks, isLocked, faultId, onChange } = props;
  const id = useId();
  return (
    <fieldset className={quiz.fields} aria-describedby={faultId} disabled={isLocked}>
      <legend className={styles.label}>
        <InlineText text={label ?? 'Märk raderna'} />
      </legend>
      <div className={kinds.program}>
        {question.lines.map(({ text }, place) => {
          const mark = marks?.[place];
          const isMarked = fields[place] === ticked;
          const isEmpty = text.trim() === '';
          return (
            <label key={place} className={clsx(kinds.codeRow, isMarked && kinds.marked)}>
              <input
                type="checkbox"
                className={clsx(isEmpty && kinds.unseen)}
                checked={isMarked}
                disabled={isEmpty || isLocked}
                aria-label={`Rad ${String(place + 1)}: ${text.trim()}`}
                aria-invalid={mark === 'wrong'}
                aria-describedby={mark === undefined ? undefined : `${id}-${String(place)}`}
                onChange={(event) => {
                  onChange(place, event.target.checked ? ticked : '');
                }}
              />
              <span aria-hidden="true" className={kinds.number}>
                {place + 1}
              </span>
              <code translate="no" className={kinds.codeLine}>
                {text}
              </code>
              <FieldMark id={`${id}-${String(place)}`} mark={mark} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
