import type { ReactNode } from 'react';
import FieldMark from '@kurser/ui/VerdictBox/FieldMark';
import { marksFromTop, placesRightFromTop } from '../ordering/order';
import OrderList from '../ordering/OrderList';
import type { SharedFieldsProps } from './sharedFieldsProps';
import type { OrderQuestion } from './quizQuestion';
import styles from './styles.module.css';

interface ItemsInOrderProps extends SharedFieldsProps {
  readonly question: OrderQuestion;
  readonly order: readonly number[];
}

/**
 * The pieces to put in order; a numbered list with its marks once the answer has been given.
 */
export default function ItemsInOrder({
  question,
  order,
  locked,
  onChange,
  promptId,
}: ItemsInOrderProps): ReactNode {
  const texts = question.items.map(({ text }) => text);
  const right = placesRightFromTop(order, texts);
  const marks = right < texts.length ? marksFromTop(right, texts.length) : [];
  return (
    <fieldset className={styles.fields} aria-labelledby={promptId} disabled={locked}>
      {locked ? (
        <ol className={styles.order}>
          {order.map((index, place) => (
            <li key={index} className={styles.item}>
              <span className={styles.itemText}>{question.items[index]?.content}</span>
              <FieldMark mark={marks[place]} />
            </li>
          ))}
        </ol>
      ) : (
        <OrderList
          pieces={question.items}
          order={order}
          noun="delarna"
          onChange={(next) => {
            onChange({ kind: 'ordered', order: next });
          }}
        />
      )}
    </fieldset>
  );
}
