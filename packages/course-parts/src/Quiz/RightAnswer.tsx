import type { ReactNode } from 'react';
import ChoiceReason from './ChoiceReason';
import InlineText from '@kurser/ui/InlineText';
import { inElements } from '@kurser/shared/inElements';
import type { Question } from './quizQuestion';
import { numberToText } from './numberAnswer';
import styles from './styles.module.css';

function quoted(texts: readonly string[]): string {
  return texts.map((text) => `”${text}”`).join(' eller ');
}

/** What a right answer is, without its reason. */
function Answer({ question }: { readonly question: Question }): ReactNode {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return (
        <ul className={styles.key}>
          {question.choices.map((choice, index) => (
            <li key={index}>
              {inElements(choice.content)} <ChoiceReason choice={choice} />
            </li>
          ))}
        </ul>
      );
    case 'text':
      return <p>{quoted(question.accepts)}</p>;
    case 'number':
      return (
        <p>
          <span>{numberToText(question.answer)}</span>
          <span>{question.unit === undefined ? '' : ` ${question.unit}`}</span>
          <span>{question.tolerance === 0 ? '' : ` (± ${numberToText(question.tolerance)})`}</span>
        </p>
      );
    case 'output':
      return (
        <pre translate="no" className={styles.printout}>
          {question.accepts[0]}
        </pre>
      );
    case 'order':
      return (
        <ol>
          {question.items.map((item, index) => (
            <li key={index}>{item.content}</li>
          ))}
        </ol>
      );
  }
}

/** The right answer with the reasons, for a student who gives up and for the key on paper. */
export default function RightAnswer({ question }: { readonly question: Question }): ReactNode {
  return (
    <div className={styles.answer}>
      <Answer question={question} />
      {'why' in question && (
        <p>
          <InlineText text={question.why} />
        </p>
      )}
    </div>
  );
}
