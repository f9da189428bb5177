import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import Button from '@site/src/components/Button';
import type { FieldsProps } from './AnswerFields';
import { moveItem } from './order';
import type { OrderQuestion } from './question';
import styles from './styles.module.css';

interface OrderFieldsProps extends FieldsProps {
  readonly question: OrderQuestion;
  readonly order: readonly number[];
}

/** The pieces with two buttons each, up and down. What has moved is said aloud, and the focus stays with the moved piece. */
export default function OrderFields({
  question,
  order,
  locked,
  onChange,
  promptId,
}: OrderFieldsProps): ReactNode {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<string>(undefined);

  // The browser drops the focus of an element that is moved in the document.
  useLayoutEffect(() => {
    if (pressed.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = undefined;
  }, [order]);

  function move(index: number, step: 1 | -1): void {
    const next = moveItem(order, order.indexOf(index), step);
    if (next === order) return;
    pressed.current = moveName(index, step);
    const place = `plats ${next.indexOf(index) + 1} av ${order.length}`;
    setSaid(`${question.items[index]?.text ?? ''}: nu på ${place}`);
    onChange({ kind: 'ordered', order: next });
  }

  return (
    <fieldset className={styles.fields} aria-labelledby={promptId} disabled={locked}>
      <p className={styles.instruction}>Flytta delarna med pilarna.</p>
      <ol ref={list} className={styles.order}>
        {order.map((index, place) => (
          <li key={index} className={styles.item}>
            <span className={styles.itemText}>{question.items[index]?.content}</span>
            {!locked &&
              ([-1, 1] as const).map((step) => (
                <Button
                  key={step}
                  data-move={moveName(index, step)}
                  className={styles.move}
                  aria-label={`Flytta ${step === -1 ? 'upp' : 'ned'}: ${question.items[index]?.text ?? ''}`}
                  // Not `disabled`: the focus would be lost when a piece reaches the end.
                  aria-disabled={order[place + step] === undefined}
                  onClick={() => {
                    move(index, step);
                  }}
                >
                  {step === -1 ? '↑' : '↓'}
                </Button>
              ))}
          </li>
        ))}
      </ol>
      <p role="status" className={styles.unseen}>
        {said}
      </p>
    </fieldset>
  );
}

function moveName(index: number, step: 1 | -1): string {
  return `${index}${step === -1 ? 'up' : 'down'}`;
}
