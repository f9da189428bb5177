import { useId, type ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import quiz from '../../Quiz/styles.module.css';
import type { MatchAnswer } from '../core/question';
import ChoiceRow from './ChoiceRow';
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
      {pairs.map(({ text }, place) => (
        <ChoiceRow
          key={text}
          id={`${id}-${String(place)}`}
          text={text}
          value={fields[place]}
          mark={marks?.[place]}
          className={kinds.letter}
          onChoose={(value) => {
            onChange(place, value);
          }}
        >
          <option value="">–</option>
          {partners.map((partner, at) => (
            <option key={partner} value={partner} aria-label={plain(partner)}>
              {letterOf(at)}
            </option>
          ))}
        </ChoiceRow>
      ))}
    </fieldset>
  );
}
