import type { ReactNode } from 'react';
import { inElements } from '@kurser/shared/inElements';
import { examples } from './texts';
import styles from './styles.module.css';

interface StartProps {
  readonly recent: readonly string[];
  onAsk(question: string): void;
  onForget(): void;
}

interface QuestionsProps {
  readonly title: string;
  readonly questions: readonly string[];
  onAsk(question: string): void;
  readonly children?: ReactNode;
}

function Questions({ title, questions, onAsk, children }: QuestionsProps): ReactNode {
  return (
    <section className={styles.start}>
      <h3 className={styles.startTitle}>{title}</h3>
      <ul className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              className={styles.question}
              onClick={() => {
                onAsk(question);
              }}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
      {inElements(children)}
    </section>
  );
}

/** Before anything is asked: what was asked before on this device, or something to try. */
export default function Start({ recent, onAsk, onForget }: StartProps): ReactNode {
  if (recent.length === 0)
    return <Questions title="Prova till exempel" questions={examples} onAsk={onAsk} />;
  return (
    <Questions title="Senaste sökningar" questions={recent} onAsk={onAsk}>
      <button type="button" className={styles.forget} onClick={onForget}>
        Rensa senaste sökningar
      </button>
    </Questions>
  );
}
