import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Button from '@site/src/components/Button';
import { moveName, useOrdering, type Piece } from './useOrdering';
import styles from './styles.module.css';

interface OrderListProps {
  readonly pieces: readonly Piece[];
  /** Indices into `pieces`, from top to bottom. */
  readonly order: readonly number[];
  /** What the pieces are called: 'delarna', 'raderna'. */
  readonly noun: string;
  /** Code keeps its blanks and its letters. */
  readonly isCode?: boolean;
  readonly onChange: (order: readonly number[]) => void;
}

function Dots(): ReactNode {
  const places = [2, 7, 12];
  return (
    <svg className={styles.dots} viewBox="0 0 9 14" aria-hidden="true">
      {places.map((y) => (
        <g key={y}>
          <circle cx="2" cy={y} r="1.3" />
          <circle cx="7" cy={y} r="1.3" />
        </g>
      ))}
    </svg>
  );
}

/**
 * Pieces to put in order: with the keys (one stop of the Tab key; space picks up, arrows carry), with two buttons a row, or by dragging.
 * The order is the caller's. A live region says where a piece has landed.
 */
export default function OrderList(props: OrderListProps): ReactNode {
  const { pieces, order, noun, isCode = false, onChange } = props;
  const id = useId();
  const { list, hand, said, drag, onKeyDown, click, moveBy } = useOrdering(pieces, order, onChange);
  return (
    <>
      <p id={id} className={styles.instruction}>
        Dra {noun} eller flytta dem med pilarna. Med tangentbordet: blanksteg lyfter och släpper,
        pilarna flyttar.
      </p>
      <ol ref={list} className={styles.order}>
        {order.map((piece, place) => {
          const { offset, landing } = drag.rowDrag(piece);
          const isCurrent = hand.piece === piece;
          const isHeld = isCurrent && hand.grip.kind === 'held';
          const text = pieces[piece]?.text ?? '';
          return (
            <li
              key={piece}
              className={clsx(
                styles.row,
                isCurrent && styles.current,
                isHeld && styles.held,
                offset !== undefined && styles.dragged,
                landing !== undefined && styles[landing],
              )}
              style={offset === undefined ? undefined : { transform: `translateY(${offset}px)` }}
            >
              <button
                type="button"
                className={styles.grip}
                data-piece={piece}
                aria-label={`Flytta: ${text}`}
                aria-pressed={isHeld}
                aria-describedby={id}
                tabIndex={isCurrent ? 0 : -1}
                onKeyDown={onKeyDown}
                onClick={() => {
                  click(piece);
                }}
                {...drag.handlersFor(piece)}
              >
                <Dots />
              </button>
              <span className={clsx(styles.content, isCode && styles.code)}>
                {pieces[piece]?.content}
              </span>
              <span className={styles.moves}>
                {([-1, 1] as const).map((step) => (
                  <Button
                    key={step}
                    data-move={moveName(piece, step)}
                    className={styles.move}
                    // The grip is the one stop of the Tab key.
                    tabIndex={-1}
                    aria-label={`Flytta ${step === -1 ? 'upp' : 'ned'}: ${text}`}
                    // Not `disabled`: the focus would be lost when a piece reaches the end.
                    aria-disabled={order[place + step] === undefined}
                    onClick={() => {
                      moveBy(piece, step);
                    }}
                  >
                    {step === -1 ? '↑' : '↓'}
                  </Button>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className={styles.unseen}>
        {said}
      </p>
    </>
  );
}
