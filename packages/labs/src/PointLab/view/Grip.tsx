import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { inElements } from '@kurser/shared/inElements';
import type { Position } from '../core/data';
import styles from './Plane.module.css';

interface GripProps {
  readonly label: string;
  /** In viewBox units. */
  readonly x: number;
  readonly y: number;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly onDrag: (to: Position) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  /** The plane's position under a pointer; undefined while the plane is not on the screen. */
  readonly positionOf: (event: PointerEvent) => Position | undefined;
  readonly children: ReactNode;
}

/** A pointer has to move this far before it drags: a shaky click must not move the point. */
const dragThresholdPx = 4;

/** Something in the plane to take hold of: by pointer (drag) or by keyboard (arrow keys). */
export default function Grip(props: GripProps): ReactNode {
  const { label, x, y, selected, onSelect, onDrag, onKey, positionOf, children } = props;
  const start = useRef<{ x: number; y: number; dragging: boolean } | null>(null);

  const onPointerMove = (event: PointerEvent): void => {
    if (start.current === null) return;
    const far = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y);
    if (far > dragThresholdPx) start.current.dragging = true;
    const to = start.current.dragging ? positionOf(event) : undefined;
    if (to !== undefined) onDrag(to);
  };
  const letGo = (): void => {
    start.current = null;
  };

  return (
    <g
      className={clsx(styles.grip, selected && styles.selected)}
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={selected}
      onFocus={onSelect}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY, dragging: false };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <circle className={styles.target} r={15} />
      {inElements(children)}
      <circle className={styles.ring} r={11.5} />
    </g>
  );
}
