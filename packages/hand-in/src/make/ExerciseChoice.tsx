import type { ReactNode } from 'react';
import Fold from '@kurser/ui/Fold';
import type { HandedAnswer, HandedExercise } from '../file/handIn';
import { hasContent } from '../file/makeHandIn';
import { countText, markWords } from '../file/words';
import styles from './styles.module.css';

/** What the file will say of an answer. */
function AnswerContent({ fields, mark }: HandedAnswer): ReactNode {
  return (
    <>
      <p>{`Svar: ${markWords[mark]}`}</p>
      <ol translate="no">
        {fields.map((text, place) => (
          <li key={place}>{text === '' ? '–' : text}</li>
        ))}
      </ol>
    </>
  );
}

interface ExerciseChoiceProps {
  readonly exercise: HandedExercise;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** An exercise to hand in or not, with all that would be in the file of it. */
export default function ExerciseChoice(props: ExerciseChoiceProps): ReactNode {
  const { exercise, isChosen, onChange } = props;
  const { title, isDone, tries, hints, hasSeenSolution, code, answers } = exercise;
  return (
    <li className={styles.choice}>
      <label className={styles.title}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
        <span>{title}</span>
      </label>
      <p className={styles.facts}>
        {[
          isDone ? 'Klar' : 'Inte klar',
          countText(tries, 'försök', 'försök'),
          countText(hints, 'ledtråd', 'ledtrådar'),
          ...(hasSeenSolution ? ['lösningen visad'] : []),
        ].join(' · ')}
      </p>
      {hasContent(exercise) && (code !== null || answers.length > 0) && (
        <Fold summary="Visa vad som lämnas in">
          {code !== null && (
            <pre className={styles.code} translate="no">
              <code>{code}</code>
            </pre>
          )}
          {answers.map((answer, place) => (
            <AnswerContent key={place} {...answer} />
          ))}
        </Fold>
      )}
    </li>
  );
}
