import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Button from '@kurser/ui/Button';
import { moveName, useOrdering, type Piece } from './useOrdering';
import heard from '@kurser/ui/heard.module.css';
import { inElements } from '@kurser/shared/inElements';
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

interface MoveButtonsProps {
  readonly piece: number;
  readonly text: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (piece: number, step: -1 | 1) => void;
}

function MoveButtons({ piece, text, isFirst, isLast, onMove }: MoveButtonsProps): ReactNode {
  return (
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
          aria-disabled={step === -1 ? isFirst : isLast}
          onClick={() => {
            onMove(piece, step);
          }}
        >
          {step === -1 ? '↑' : '↓'}
        </Button>
      ))}
    </span>
  );
}

interface RowProps {
  readonly piece: number;
  readonly ordering: ReturnType<typeof useOrdering>;
  readonly describedBy: string;
  readonly text: string;
  /** The piece as it is shown, and its buttons. */
  readonly children: ReactNode;
}

/** A piece in its place, with the grip that it is moved by. */
function Row({ piece, ordering, describedBy, text, children }: RowProps): ReactNode {
  const { hand, drag, onKeyDown, click } = ordering;
  const { offset, landing } = drag.rowDrag(piece);
  const isCurrent = hand.piece === piece;
  const isHeld = isCurrent && hand.grip.kind === 'held';
  return (
    <li
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
        aria-describedby={describedBy}
        tabIndex={isCurrent ? 0 : -1}
        onKeyDown={onKeyDown}
        onClick={() => {
          click(piece);
        }}
        {...drag.handlersFor(piece)}
      >
        <Dots />
      </button>
      {inElements(children)}
    </li>
  );
}

/**
 * Pieces to put in order: with the keys (one stop of the Tab key; space picks up, arrows carry),
 * with two buttons a row, or by dragging. The order is the caller's. A live region says where a
 * piece has landed.
 */
export default function OrderList(props: OrderListProps): ReactNode {
  const { pieces, order, noun, isCode = false, onChange } = props;
  const id = useId();
  const ordering = useOrdering(pieces, order, onChange);
  return (
    <>
      <p id={id} className={styles.instruction}>
        Dra <span>{noun}</span>, eller välj en och flytta med pilarna.{' '}
        <span data-keys="">Med tangentbordet: blanksteg lyfter och släpper, pilarna flyttar.</span>
      </p>
      <ol ref={ordering.list} className={styles.order}>
        {order.map((piece, place) => {
          const { text = '', content } = pieces[piece] ?? {};
          return (
            <Row key={piece} piece={piece} ordering={ordering} describedBy={id} text={text}>
              <span className={clsx(styles.content, isCode && styles.code)}>{content}</span>
              <MoveButtons
                piece={piece}
                text={text}
                isFirst={place === 0}
                isLast={place === order.length - 1}
                onMove={ordering.moveBy}
              />
            </Row>
          );
        })}
      </ol>
      <p role="status" className={heard.only}>
        {ordering.said}
      </p>
    </>
  );
}
