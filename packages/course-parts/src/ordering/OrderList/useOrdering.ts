import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { movePiece, pressKey, toggleGrip, type Hand, type Step } from '../grip';
import { useDragRows } from './useDragRows';

/** A piece to put in order: what is shown of it, and its name aloud. */
export interface Piece {
  readonly content: React.ReactNode;
  readonly text: string;
}

/**
 * The list's facts and verbs: one set of verbs for keys, buttons and dragging. What has moved is
 * said, and the focus stays with it.
 */
export function useOrdering(
  pieces: readonly Piece[],
  order: readonly number[],
  onChange: (order: readonly number[]) => void,
) {
  const list = useRef<HTMLOListElement>(null);
  const [hand, setHand] = useState<Hand>({ piece: order[0] ?? 0, grip: { kind: 'free' } });
  const [said, setSaid] = useState('');
  const refocus = useRef<string>(undefined);
  const nameOf = (piece: number): string => pieces[piece]?.text ?? '';

  // A line that is put in the place of another one by a press or a drop was not what had the focus
  // then.
  useLayoutEffect(() => {
    if (refocus.current !== undefined)
      list.current?.querySelector<HTMLElement>(refocus.current)?.focus();
    refocus.current = undefined;
  }, [order, hand]);

  function take(step: Step, focus: string | undefined): void {
    refocus.current = focus;
    setHand(step.hand);
    if (step.said !== '') setSaid(step.said);
    if (step.order !== order) onChange(step.order);
  }

  function moveFree(piece: number, to: number, focus: string | undefined): void {
    const laidDown: Hand = { piece, grip: { kind: 'free' } };
    take(movePiece(laidDown, order, to, nameOf(piece)), focus);
  }

  const drag = useDragRows(list, order, (piece, to) => {
    moveFree(piece, to, gripSelector(piece));
  });

  return {
    list,
    hand,
    said,
    drag,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const step = pressKey(event.key, hand, order, nameOf);
      if (step === undefined) return;
      event.preventDefault();
      take(step, gripSelector(step.hand.piece));
    },
    /** A click on a row: picks it up, lays it down, or puts what is in hand in its place. */
    click: (piece: number) => {
      if (drag.endsDrag()) return;
      if (hand.grip.kind === 'held' && hand.piece !== piece)
        moveFree(hand.piece, order.indexOf(piece), gripSelector(hand.piece));
      else {
        const fresh: Hand = hand.piece === piece ? hand : { piece, grip: { kind: 'free' } };
        take(toggleGrip(fresh, order, nameOf(piece)), gripSelector(piece));
      }
    },
    moveBy: (piece: number, step: 1 | -1) => {
      moveFree(piece, order.indexOf(piece) + step, `[data-move="${moveName(piece, step)}"]`);
    },
  };
}

function gripSelector(piece: number): string {
  return `[data-piece="${piece}"]`;
}

/** Names a row's button, so that the focus finds it again. */
export function moveName(piece: number, step: 1 | -1): string {
  return `${piece}${step === -1 ? 'up' : 'down'}`;
}
