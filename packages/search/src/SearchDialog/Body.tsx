import type { ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import type { FoundAnswer } from '../query/answer';
import NoResults from './NoResults';
import Results from './Results';
import Start from './Start';
import { texts } from './texts';
import type { Search } from './useSearch';
import styles from './styles.module.css';

interface BodyProps {
  readonly id: string;
  readonly search: Search;
  readonly recent: readonly string[];
  onForget(): void;
  onChoose(answer: FoundAnswer): void;
  onLeave(): void;
  onAsk(question: string): void;
}

/** What stands below the field: one thing for each state of the search. */
export default function Body({
  id,
  search,
  recent,
  onForget,
  onChoose,
  onLeave,
  onAsk,
}: BodyProps): ReactNode {
  const { state, answer, answers, active, question } = search;
  switch (state) {
    case 'notBuilt':
      return <p className={styles.message}>{texts.notBuilt}</p>;
    case 'failed':
      return (
        <div className={styles.message}>
          <p>{texts.failed}</p>
          <Button onClick={search.retry}>Försök igen</Button>
        </div>
      );
    case 'idle':
    case 'loading':
    case 'ready':
      if (question.trim() === '')
        return <Start recent={recent} onAsk={onAsk} onForget={onForget} />;
      if (answer === undefined) return <p className={styles.message}>{texts.loading}</p>;
      if (answers.length === 0) return <NoResults question={answer.question} onLeave={onLeave} />;
      return (
        <Results
          id={id}
          answer={answer}
          active={active}
          findSnippet={search.findSnippet}
          onChoose={onChoose}
        />
      );
  }
}
