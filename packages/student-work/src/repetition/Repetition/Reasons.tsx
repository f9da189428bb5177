import type { ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import { judge } from '@kurser/course-parts/Quiz/quizAnswer';
import type { Given, Question } from '@kurser/course-parts/Quiz/quizQuestion';
import RightAnswer from '@kurser/course-parts/Quiz/RightAnswer';

interface ReasonsProps {
  readonly question: Question;
  /** Undefined when the student asked for the answer. */
  readonly given: Given | undefined;
}

/**
 * What is said of the answer besides how it stands: what the fault was, and the right answer with
 * its reason. Choices carry their reasons themselves.
 */
export default function Reasons({ question, given }: ReasonsProps): ReactNode {
  const verdict = given === undefined ? undefined : judge(question, given);
  const isRight = verdict?.right === true;
  const fault = verdict?.right === false ? verdict.reason : undefined;
  return (
    <>
      {fault !== undefined && <InlineText text={fault} />}
      {isRight && 'why' in question && <InlineText text={question.why} />}
      {!isRight && 'why' in question && <RightAnswer question={question} />}
    </>
  );
}
