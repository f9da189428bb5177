import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Button from '@kurser/ui/Button';
import { seedOf } from '@kurser/shared/contentHash';
import type { Lesson } from '../../progress/lessons';
import { dayOf } from '../core/days';
import type { SessionAnswer } from '../keepAnswer';
import type { PlacedQuestion } from './lessonQuestions';
import QuestionView from './QuestionView';
import styles from './styles.module.css';

interface AskedQuestionProps {
  readonly lesson: Lesson;
  readonly chosen: PlacedQuestion;
  readonly isLast: boolean;
  readonly onAnswer: (answer: SessionAnswer) => void;
  readonly onNext: () => void;
}

/**
 * A question with its choices mixed; once it is answered, the way to its place in the lesson and to
 * the next question.
 */
export default function AskedQuestion({
  lesson,
  chosen: { question, place },
  isLast,
  onAnswer,
  onNext,
}: AskedQuestionProps): ReactNode {
  // Anew each day: the place of an answer is soon remembered, and is not what was to be learnt.
  const [seed] = useState(() => seedOf(question.hash) + dayOf(new Date()));
  const [isAnswered, setIsAnswered] = useState(false);
  return (
    <>
      <QuestionView
        question={question}
        seed={seed}
        onAnswer={(given, isRight) => {
          setIsAnswered(true);
          onAnswer({ question, given, isRight });
        }}
      />
      {isAnswered && (
        <div className={styles.after}>
          <Button variant="primary" onClick={onNext}>
            {isLast ? 'Till resultatet' : 'Nästa fråga'}
          </Button>
          <p className={styles.place}>
            Ur <Link to={`${lesson.to}#${place}`}>{lesson.title}</Link>
          </p>
        </div>
      )}
    </>
  );
}
