import type { ReactNode } from 'react';
import OrderList from '../ordering/OrderList';
import type { SharedFieldsProps } from './sharedFieldsProps';
import type { OrderQuestion } from './quizQuestion';
import styles from './styles.module.css';

interface ItemsInOrderProps extends SharedFieldsProps {
  readonly question: OrderQuestion;
  readonly order: readonly number[];
}

/** The pieces to put in order; a numbered list once the answer has been given. */
export default function ItemsInOrder({
  question,
  order,
  locked,
  onChange,
  promptId,
}: ItemsInOrderProps): ReactNode {
  return (
    <fieldset className={styles.fields} aria-labelledby={promptId} disabled={locked}>
      {locked ? (
        <ol className={styles.order}>
          {order.map((index) => (
            <li key={index} className={styles.item}>
              <span className={styles.itemText}>{question.items[index]?.content}</span>
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
