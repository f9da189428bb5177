import type { ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import { judge } from './quizAnswer';
import type { Given, Question } from './quizQuestion';

interface FeedbackProps {
  readonly question: Question;
  readonly given: Given;
}

const readAgain = 'Läs frågan en gång till och försök igen, eller visa svaret.';

/** What is said of an answer besides how it stands. Choices carry their reasons themselves. */
export default function Feedback({ question, given }: FeedbackProps): ReactNode {
  const isChoice = 'choices' in question;
  const verdict = judge(question, given);
  const why = isChoice ? '' : question.why;
  const text = verdict.right ? why : (verdict.reason ?? (isChoice ? '' : readAgain));
  return text !== '' && <InlineText text={text} />;
}
