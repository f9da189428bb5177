import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Button from '@site/src/components/Button';
import { emptyGiven, findGap, judge, rightGiven } from '../../teaching/Quiz/answer';
import AnswerFields from '../../teaching/Quiz/AnswerFields';
import type { Given, Question } from '../../teaching/Quiz/question';
import quiz from '../../teaching/Quiz/styles.module.css';
import Reasons from './Reasons';

/** An answer is being put in; it has been given; or the student has asked for the right one. */
type State = 'open' | 'answered' | 'revealed';

interface QuestionViewProps {
  readonly question: Question;
  /** Mixes the choices. */
  readonly seed: number;
  /** Called once. `given` is undefined when the student has asked for the answer instead. */
  readonly onAnswer: (given: Given | undefined, isRight: boolean) => void;
}

/** One question, answered once: prompt, fields, and then every reason. */
export default function QuestionView({ question, seed, onAnswer }: QuestionViewProps): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>('open');
  const [given, setGiven] = useState(() => emptyGiven(question));
  const [gap, setGap] = useState<string>();

  // What the answer gave is read at once, and the next Tab reaches the button after it.
  useEffect(() => {
    if (state !== 'open') form.current?.querySelector<HTMLElement>('[data-feedback]')?.focus();
  }, [state]);

  function submit(): void {
    const missing = findGap(question, given);
    setGap(missing);
    if (missing !== undefined) {
      form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      return;
    }
    setState('answered');
    onAnswer(given, judge(question, given).right);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (state === 'open') submit();
      }}
    >
      <div id={`${id}-prompt`} className={quiz.prompt}>
        {question.prompt}
      </div>
      <AnswerFields
        question={question}
        seed={seed}
        given={state === 'revealed' ? rightGiven(question) : given}
        locked={state !== 'open'}
        explain={state === 'open' ? 'none' : 'all'}
        onChange={(next) => {
          setGiven(next);
          setGap(undefined);
        }}
        promptId={`${id}-prompt`}
        faultId={gap === undefined ? undefined : `${id}-gap`}
      />
      <p id={`${id}-gap`} role="alert" className={quiz.gap}>
        {gap}
      </p>
      {state !== 'open' && (
        <Reasons question={question} given={state === 'answered' ? given : undefined} />
      )}
      {state === 'open' && (
        <div className={quiz.actions}>
          <Button type="submit" variant="primary">
            Svara
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              setState('revealed');
              onAnswer(undefined, false);
            }}
          >
            Jag minns inte, visa svaret
          </Button>
        </div>
      )}
    </form>
  );
}
