import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Button from '@kurser/ui/Button';
import InlineText from '@kurser/ui/InlineText';
import VerdictBox from '@kurser/ui/VerdictBox';
import { inElements } from '@kurser/shared/inElements';
import { maxTextLength } from '@kurser/shared/textLimits';
import quiz from '../../Quiz/styles.module.css';
import { ticked, type CompareAnswer as Comparison } from '../core/question';
import type { AnswerState } from '../useAnswer';
import styles from '../styles.module.css';

interface CompareAnswerProps {
  readonly question: Comparison;
  readonly label: string | undefined;
  readonly state: AnswerState;
  readonly model: ReactNode;
}

/**
 * The student's own text, written before the model is shown; then both, and the list of what a good
 * answer has.
 */
export default function CompareAnswer({
  question,
  label,
  state,
  model,
}: CompareAnswerProps): ReactNode {
  const { form, fields, verdict, gap, change, submit } = state;
  const id = useId();
  const isOpen = verdict !== undefined;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={clsx(isOpen && styles.pair)}>
        <div className={styles.own}>
          <label htmlFor={`${id}-own`} className={styles.label}>
            <InlineText text={label ?? 'Ditt svar, med egna ord'} />
          </label>
          <textarea
            id={`${id}-own`}
            className={clsx(quiz.input, styles.text)}
            rows={5}
            value={fields[0] ?? ''}
            maxLength={maxTextLength}
            aria-invalid={gap !== undefined}
            aria-describedby={gap === undefined ? undefined : `${id}-gap`}
            onChange={(event) => {
              change(0, event.target.value);
            }}
          />
        </div>
        {isOpen && (
          <div className={styles.model}>
            <p className={styles.label}>Ett svar att jämföra med</p>
            {inElements(model)}
          </div>
        )}
      </div>
      {isOpen && <List question={question} state={state} />}
      <VerdictBox id={`${id}-gap`} standing={standingOf(state)}>
        {gap ?? (isOpen && countOf(question, state))}
      </VerdictBox>
      {!isOpen && (
        <div className={quiz.actions}>
          <Button type="submit" variant="primary">
            Jämför
          </Button>
        </div>
      )}
    </form>
  );
}

interface ListProps {
  readonly question: Comparison;
  readonly state: AnswerState;
}

function standingOf({ gap, verdict }: AnswerState): 'untried' | 'done' | undefined {
  if (gap !== undefined) return 'untried';
  return verdict?.kind === 'right' ? 'done' : undefined;
}

/** How far the student has come with the list. */
function countOf({ list }: Comparison, { fields, verdict }: AnswerState): string {
  if (verdict?.kind === 'right') return 'Allt på listan finns i ditt svar.';
  const count = fields.slice(1, list.length + 1).filter((field) => field === ticked).length;
  return `${String(count)} av ${String(list.length)} punkter prickade.`;
}

/** What a good answer has, to be ticked. */
function List({ question, state }: ListProps): ReactNode {
  const { fields, change } = state;
  return (
    <fieldset className={clsx(quiz.fields, styles.list)}>
      <legend data-feedback tabIndex={-1} className={styles.legend}>
        Vad av det här finns i ditt svar? Lägg till det som saknas och pricka av.
      </legend>
      {question.list.map((item, place) => (
        <label key={place} className={styles.tick}>
          <input
            type="checkbox"
            checked={fields[place + 1] === ticked}
            onChange={(event) => {
              change(place + 1, event.target.checked ? ticked : '');
            }}
          />
          <InlineText text={item} />
        </label>
      ))}
    </fieldset>
  );
}
