import type { ReactNode } from 'react';
import clsx from 'clsx';
import InlineText from '@kurser/ui/InlineText';
import { judge } from '@kurser/course-parts/Quiz/quizAnswer';
import type { Given, Question } from '@kurser/course-parts/Quiz/quizQuestion';
import RightAnswer from '@kurser/course-parts/Quiz/RightAnswer';
import quiz from '@kurser/course-parts/Quiz/styles.module.css';

interface ReasonsProps {
  readonly question: Question;
  /** Undefined when the student asked for the answer. */
  readonly given: Given | undefined;
}

/**
 * What the answer gave: the verdict, what the fault was, and the right answer with its reason.
 * Choices carry their reasons themselves.
 */
export default function Reasons({ question, given }: ReasonsProps): ReactNode {
  const verdict = given === undefined ? undefined : judge(question, given);
  const isRight = verdict?.right === true;
  const fault = verdict?.right === false ? verdict.reason : undefined;
  return (
    <div
      data-feedback
      tabIndex={-1}
      className={clsx(
        quiz.feedback,
        verdict !== undefined && (isRight ? quiz.feedbackRight : quiz.feedbackWrong),
      )}
    >
      {verdict === undefined && <strong>Svaret.</strong>}
      {verdict !== undefined && (
        <strong className={isRight ? quiz.good : quiz.bad}>
          {isRight ? '✓ Rätt.' : '✗ Inte rätt.'}
        </strong>
      )}{' '}
      {fault !== undefined && <InlineText text={fault} />}
      {isRight && 'why' in question && <InlineText text={question.why} />}
      {!isRight && 'why' in question && <RightAnswer question={question} />}
    </div>
  );
}
