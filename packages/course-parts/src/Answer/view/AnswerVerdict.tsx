import type { ReactNode } from 'react';
import clsx from 'clsx';
import InlineText from '@kurser/ui/InlineText';
import quiz from '../../Quiz/styles.module.css';
import { verdictWords, type Verdict } from '../core/verdict';

const looks = {
  right: [quiz.feedbackRight, quiz.good],
  nearly: [quiz.feedbackNear, quiz.near],
  wrong: [quiz.feedbackWrong, quiz.bad],
} as const;

const tryAgain = 'Läs uppgiften en gång till, eller öppna en ledtråd.';

interface AnswerVerdictProps {
  readonly verdict: Verdict;
  /** What is said of a right answer. */
  readonly why: string;
}

/**
 * What the answer came to. It takes the focus, so that it is read at once and the next Tab reaches
 * the button after it.
 */
export default function AnswerVerdict({ verdict, why }: AnswerVerdictProps): ReactNode {
  const [box, word] = looks[verdict.kind];
  const text = verdict.kind === 'right' ? why : (verdict.reason ?? tryAgain);
  return (
    <div data-feedback tabIndex={-1} className={clsx(quiz.feedback, box)}>
      <strong className={word}>{verdictWords[verdict.kind]}</strong> <InlineText text={text} />
    </div>
  );
}
