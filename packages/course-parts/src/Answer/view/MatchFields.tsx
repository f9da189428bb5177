import { useId, type ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import quiz from '../../Quiz/styles.module.css';
import type { MatchAnswer } from '../core/question';
import FieldMark from './FieldMark';
import type { FieldsProps } from './fieldsProps';
import styles from '../styles.module.css';
import kinds from './kinds.module.css';

interface MatchFieldsProps extends FieldsProps {
  readonly question: MatchAnswer;
  readonly label: string | undefined;
}

/** What a partner is called in the list beside: A, B, C … */
const letterOf = (place: number): string => String.fromCodePoint(65 + place);

const plain = (text: string): string => text.replaceAll('`', '');

/** Things, and the lettered list of what belongs to them: a letter is chosen for each thing. */
export default function MatchFields(props: MatchFieldsProps): ReactNode {
  const { question, label, fields, marks, isLocked, faultId, onChange } = props;
  const { pairs, partners } = question;
  const id = useId();
  return (
    <fieldset className={quiz.fields} aria-describedby={faultId} disabled={isLocked}>
      <legend className={styles.label}>
        <InlineText text={label ?? 'Para ihop: välj en bokstav på varje rad'} />
      </legend>
      <ol className={kinds.partners}>
        {partners.map((partner) => (
          <li key={partner}>
            <InlineText text={partner} />
          </li>
        ))}
      </ol>
      {pairs.map(({ text }, place) => {
        const mark = marks?.[place];
        return (
          <div key={text} className={styles.row}>
            <label htmlFor={`${id}-${String(place)}`} className={styles.rowText}>
              <InlineText text={text} />
            </label>
            <span className={styles.choice}>
              <select
                id={`${id}-${String(place)}`}
                className={kinds.letter}
                value={fields[place] ?? ''}
                aria-invalid={mark === 'wrong'}
                aria-describedby={mark === undefined ? undefined : `${id}-m${String(place)}`}
                onChange={(event) => {
                  onChange(place, event.target.value);
                }}
              >
                <option value="">–</option>
                {partners.map((partner, at) => (
                  <option key={partner} value={partner} aria-label={plain(partner)}>
                    {letterOf(at)}
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
