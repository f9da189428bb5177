import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Button from '@site/src/components/Button';
import type { Lesson } from '../../progress/lessons';
import { dayOf } from '../core/days';
import { shuffleChoices } from '../core/shuffled';
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

/** A question with its choices mixed; once it is answered, the way to its place in the lesson and to the next question. */
export default function AskedQuestion({
  lesson,
  chosen: { question, place },
  isLast,
  onAnswer,
  onNext,
}: AskedQuestionProps): ReactNode {
  const [shuffled] = useState(() => shuffleChoices(question, dayOf(new Date())));
  const [isAnswered, setIsAnswered] = useState(false);
  return (
    <>
      <QuestionView
        question={shuffled.question}
        onAnswer={(given, isRight) => {
          const own = given === undefined ? undefined : shuffled.toLesson(given);
          setIsAnswered(true);
          onAnswer({ question, given: own, isRight });
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
