import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { createRandom } from '@kurser/shared/random';
import ChoiceReason from './ChoiceReason';
import type { SharedFieldsProps } from './sharedFieldsProps';
import type { ChoiceQuestion } from './quizQuestion';
import styles from './styles.module.css';

interface ChoiceFieldsProps extends SharedFieldsProps {
  readonly question: ChoiceQuestion;
  readonly picked: readonly number[];
  readonly explain: 'none' | 'picked' | 'all';
  /**
   * Mixes the choices, the same way for the same number; without one they stand as they were
   * written.
   */
  readonly seed: number | undefined;
}

/**
 * Radio buttons or check boxes. What is picked is counted in the author's order, however the
 * choices are mixed. A reason appears under its choice once the answer has been given.
 */
export default function ChoiceFields({
  question,
  picked,
  explain,
  seed,
  locked,
  onChange,
  promptId,
  faultId,
}: ChoiceFieldsProps): ReactNode {
  const id = useId();
  const single = question.kind === 'single';
  const written = question.choices.map((choice, index) => ({ choice, index }));
  const choices = seed === undefined ? written : createRandom(seed).shuffle(written);

  function pick(index: number, isPicked: boolean): void {
    const others = single ? [] : picked.filter((other) => other !== index);
    const next = isPicked ? [...others, index] : others;
    onChange({ kind: 'picked', picked: next.sort((a, b) => a - b) });
  }

  return (
    <fieldset
      className={styles.fields}
      aria-labelledby={promptId}
      aria-describedby={faultId}
      disabled={locked}
    >
      {!single && <p className={styles.instruction}>Välj alla som stämmer.</p>}
      {choices.map(({ choice, index }) => {
        const isPicked = picked.includes(index);
        const explained = explain === 'all' || (explain === 'picked' && isPicked);
        return (
          <div
            key={index}
            className={clsx(
              styles.choice,
              isPicked && styles.choicePicked,
              explained && choice.correct && styles.choiceRight,
              explained && !choice.correct && isPicked && styles.choiceWrong,
            )}
          >
            <input
              id={`${id}-${index}`}
              type={single ? 'radio' : 'checkbox'}
              name={id}
              checked={isPicked}
              onChange={(event) => {
                pick(index, event.target.checked);
              }}
            />
            <label htmlFor={`${id}-${index}`} className={styles.choiceText}>
              {choice.content}
            </label>
            {explained && <ChoiceReason choice={choice} isPicked={isPicked} />}
          </div>
        );
      })}
    </fieldset>
  );
}
