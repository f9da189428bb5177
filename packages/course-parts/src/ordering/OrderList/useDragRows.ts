import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { dragTo, landingPlace, type Drag } from '../drag';

/**
 * The rows' middles in the page's coordinates, without what a drag has done to them. The list is
 * the rows' offset parent.
 */
function middlesOf(list: HTMLElement): readonly number[] {
  const top = list.getBoundingClientRect().top + window.scrollY;
  return Array.from(list.children).flatMap((row) =>
    row instanceof HTMLElement ? [top + row.offsetTop + row.offsetHeight / 2] : [],
  );
}

/** What a row shows while a piece is dragged. */
export interface RowDrag {
  /** How far the row itself has been dragged; undefined for the others. */
  readonly offset: number | undefined;
  /** On which side of the row the dragged piece would land. */
  readonly landing: 'above' | 'below' | undefined;
}

/**
 * Dragging rows by mouse, pen or finger. The rows stay where they are in the document until the
 * piece is let go: one that is moved would lose the pointer.
 * @param onDrop called once with the piece and its new place
 */
export function useDragRows(
  list: RefObject<HTMLElement | null>,
  order: readonly number[],
  onDrop: (piece: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  // A mouse sends a click after a drag too.
  const ignoresClick = useRef(false);

  function placesOf({ piece, y }: Drag): { readonly from: number; readonly to: number } {
    const from = order.indexOf(piece);
    const middles = list.current === null ? [] : middlesOf(list.current);
    return { from, to: landingPlace(middles, from, y) };
  }

  const places = drag?.isMoving === true ? placesOf(drag) : undefined;
  return {
    rowDrag: (piece: number): RowDrag => {
      if (drag === undefined || places === undefined)
        return { offset: undefined, landing: undefined };
      if (piece === drag.piece) return { offset: drag.y - drag.startY, landing: undefined };
      const isTarget = order.indexOf(piece) === places.to && places.to !== places.from;
      const side = places.to < places.from ? 'above' : 'below';
      return { offset: undefined, landing: isTarget ? side : undefined };
    },
    /** Returns whether the click belongs to the drag that has just ended. */
    endsDrag: (): boolean => {
      const ends = ignoresClick.current;
      ignoresClick.current = false;
      return ends;
    },
    handlersFor: (piece: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        ignoresClick.current = false;
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ piece, startY: event.pageY, y: event.pageY, isMoving: false });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag?.piece !== piece) return;
        const next = dragTo(drag, event.pageY);
        setDrag(next);
        if (next.isMoving)
          list.current?.children[placesOf(next).to]?.scrollIntoView({ block: 'nearest' });
      },
      onPointerUp: () => {
        setDrag(undefined);
        if (drag?.piece !== piece || !drag.isMoving) return;
        ignoresClick.current = true;
        // The click comes at once or, where the row has moved away, not at all: the next press must
        // count.
        setTimeout(() => {
          ignoresClick.current = false;
        });
        onDrop(piece, placesOf(drag).to);
      },
      onPointerCancel: () => {
        setDrag(undefined);
      },
    }),
  };
}
