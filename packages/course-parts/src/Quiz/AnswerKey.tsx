import type { ReactNode } from 'react';
import type { Question } from './quizQuestion';
import RightAnswer from './RightAnswer';
import styles from './styles.module.css';

/** All right answers with their reasons: on paper only, where nothing can be pressed. */
export default function AnswerKey({
  questions,
}: {
  readonly questions: readonly Question[];
}): ReactNode {
  return (
    <div className={styles.paperOnly} data-nosearch="" data-answer="">
      <p className={styles.position}>Facit</p>
      <ol className={styles.keys}>
        {questions.map((question, index) => (
          <li key={question.hash}>
            <strong>{`Fråga ${index + 1}`}</strong>
            <RightAnswer question={question} />
          </li>
        ))}
      </ol>
    </div>
  );
}
