import { useEffect, useId, useMemo, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import quiz from '../Quiz/styles.module.css';
import HintOffer from '../live/view/HintOffer';
import type { AuthorProps } from '@kurser/labs/kit/settings';
import { parseAnswer } from './core/parse';
import type { AnswerQuestion } from './core/question';
import { useAnswer, type AnswerState, type OnTried } from './useAnswer';
import AnswerFields from './view/AnswerFields';
import AnswerVerdict from './view/AnswerVerdict';
import CompareAnswer from './view/CompareAnswer';
import styles from './styles.module.css';

interface AnswerProps {
  /** As the author wrote it, with the digests of the build. */
  readonly written: AuthorProps;
  readonly exerciseId: string;
  /** Among the exercise's answers, from 0. */
  readonly place: number;
  /** What a comparison is made with: the exercise's first solution. */
  readonly model: ReactNode;
  /** How help is offered below the exercise's last answer; undefined at the others. */
  readonly offer:
    | { readonly openHint: (() => void) | undefined; readonly declineHint: () => void }
    | undefined;
  /** Must be stable. */
  readonly onTried: OnTried;
  /** Called with how the answer stands, and whenever that changes. Must be stable. */
  readonly onStands: (place: number, isRight: boolean) => void;
}

/**
 * Where an exercise is answered: fields, the button that judges them, and what the answer came to.
 */
export default function Answer({
  written,
  exerciseId,
  place,
  model,
  offer,
  onTried,
  onStands,
}: AnswerProps): ReactNode {
  const question = useMemo(() => parseAnswer(written), [written]);
  const state = useAnswer(question, { exerciseId, place }, onTried);
  const isRight = state.verdict?.kind === 'right';
  useEffect(() => {
    onStands(place, isRight);
  }, [onStands, place, isRight]);
  return (
    <div className={styles.answer} data-nosearch="">
      {question.kind === 'compare' ? (
        <CompareAnswer question={question} label={question.label} state={state} model={model} />
      ) : (
        <JudgedAnswer question={question} state={state} />
      )}
      {offer !== undefined && <HintOffer onAccept={offer.openHint} onDecline={offer.declineHint} />}
    </div>
  );
}

interface JudgedProps {
  readonly question: Exclude<AnswerQuestion, { kind: 'compare' }>;
  readonly state: AnswerState;
}

/** An answer that the page judges. One that is right stays until the student wants to change it. */
function JudgedAnswer({ question, state }: JudgedProps): ReactNode {
  const { form, verdict, gap, submit, reopen } = state;
  const gapId = useId();
  const isRight = verdict?.kind === 'right';
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRight) submit();
      }}
    >
      <AnswerFields
        question={question}
        state={state}
        isLocked={isRight}
        faultId={gap === undefined ? undefined : gapId}
      />
      <AnswerVerdict id={gapId} {...{ verdict, gap }} why={question.why} />
      <div className={quiz.actions}>
        {isRight ? (
          <Button variant="quiet" onClick={reopen}>
            Ändra svaret
          </Button>
        ) : (
          <Button type="submit" variant="primary">
            Svara
          </Button>
        )}
      </div>
    </form>
  );
}
