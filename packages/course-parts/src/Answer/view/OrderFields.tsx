import type { ReactNode } from 'react';
import clsx from 'clsx';
import InlineText from '@kurser/ui/InlineText';
import FieldMark from '@kurser/ui/VerdictBox/FieldMark';
import OrderList from '../../ordering/OrderList';
import quiz from '../../Quiz/styles.module.css';
import type { Fields, OrderAnswer } from '../core/question';
import type { FieldsProps } from './fieldsProps';
import styles from '../styles.module.css';
import kinds from './kinds.module.css';

interface OrderFieldsProps extends FieldsProps {
  readonly question: OrderAnswer;
  readonly label: string | undefined;
}

/** The order that the fields say; the mixed one where they say none, or one of an older edition. */
function orderIn({ items, start }: OrderAnswer, fields: Fields): readonly number[] {
  const order = items.map((_, place) => items.indexOf(fields[place] ?? ''));
  return new Set(order).size === items.length && !order.includes(-1) ? order : start;
}

/**
 * Things to put in order. What was tried stands with its marks until something is moved: those from
 * the top that stand right, and the first that does not.
 */
export default function OrderFields(props: OrderFieldsProps): ReactNode {
  const { question, label, fields, marks, isLocked, faultId, onFill } = props;
  const { items, isCode } = question;
  const order = orderIn(question, fields);
  const contentOf = (text: string): ReactNode =>
    isCode ? <code translate="no">{text}</code> : <InlineText text={text} />;
  const pieces = items.map((text, piece) => {
    const place = order.indexOf(piece);
    return {
      text: text.replaceAll('`', ''),
      content: (
        <>
          {contentOf(text)} <FieldMark id={`${String(place)}-mark`} mark={marks?.[place]} />
        </>
      ),
    };
  });
  return (
    <fieldset className={quiz.fields} aria-describedby={faultId} disabled={isLocked}>
      <legend className={styles.label}>
        <InlineText text={label ?? 'Ordna delarna'} />
      </legend>
      {isLocked ? (
        <ol className={quiz.order}>
          {order.map((piece) => (
            <li key={piece} className={quiz.item}>
              <span className={clsx(quiz.itemText, isCode && kinds.codeLine)}>
                {contentOf(items[piece] ?? '')}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <OrderList
          pieces={pieces}
          order={order}
          noun={isCode ? 'raderna' : 'delarna'}
          isCode={isCode}
          onChange={(next) => {
            onFill(next.map((piece) => items[piece] ?? ''));
          }}
        />
      )}
    </fieldset>
  );
}
