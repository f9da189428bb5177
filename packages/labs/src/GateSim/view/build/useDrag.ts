import { useState, type PointerEvent } from 'react';
import { grid } from '../../core/drawing/shapes';
import type { Frame } from '../../core/drawing/frame';

interface Drag {
  readonly id: string;
  readonly startX: number;
  readonly startY: number;
  readonly dx: number;
  readonly dy: number;
}

/** Less than this is a press, not a drag: a finger is never quite still. */
const thresholdPx = 4;

/**
 * Drags a part over the board. While it is held `offset` says how far, in drawing units on the
 * grid; then `onMove` is called once.
 */
export function useDrag(
  frame: Frame,
  onMove: (id: string, by: { readonly dx: number; readonly dy: number }) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const scaleOf = (element: Element): number => {
    const board = element.parentElement?.clientWidth ?? 0;
    return board === 0 ? 1 : frame.width / board;
  };
  const toGrid = (pixels: number, scale: number): number =>
    Math.abs(pixels) < thresholdPx ? 0 : Math.round((pixels * scale) / grid) * grid;
  return {
    offset: drag,
    handlersFor: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, startX: event.clientX, startY: event.clientY, dx: 0, dy: 0 });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag?.id !== id) return;
        const scale = scaleOf(event.currentTarget);
        const dx = toGrid(event.clientX - drag.startX, scale);
        const dy = toGrid(event.clientY - drag.startY, scale);
        if (dx !== drag.dx || dy !== drag.dy) setDrag({ ...drag, dx, dy });
      },
      onPointerUp: () => {
        if (drag?.id === id && (drag.dx !== 0 || drag.dy !== 0)) onMove(id, drag);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}
