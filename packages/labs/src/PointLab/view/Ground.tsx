import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { margins } from '../../plot/frame';
import type { Position } from '../core/data';
import { nudge, planeScales, planeSize } from '../core/planeGeometry';
import styles from './Plane.module.css';
import { pointerPosition } from './pointerPosition';
import type { PointLab } from '../usePointLab';
import { positionText } from '../core/words';

interface GroundProps {
  readonly lab: PointLab;
  readonly groundRef: RefObject<SVGGElement | null>;
}

/**
 * The plane as a place to put points: a click anywhere, or a cross moved by the arrow keys and
 * Enter.
 */
export default function Ground({ lab, groundRef }: GroundProps): ReactNode {
  const onAdd = lab.verbs.addPoint;
  const { dataset } = lab.state.settings;
  const [cross, setCross] = useState<Position>({
    x: (dataset.x.min + dataset.x.max) / 2,
    y: dataset.form === 'outcomes' ? 0 : (dataset.y.min + dataset.y.max) / 2,
  });
  const scales = planeScales(dataset);
  const [left, right] = [margins.left, planeSize.width - margins.right];
  const [top, bottom] = [margins.top, planeSize.height - margins.bottom];
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = nudge(dataset, cross, event);
    if (to !== undefined) setCross(to);
    else if (event.key === 'Enter' || event.key === ' ') onAdd(cross);
    else return;
    event.preventDefault();
  };
  return (
    <g
      ref={groundRef}
      className={styles.ground}
      role="button"
      tabIndex={0}
      aria-label={`Lägg till en punkt vid ${positionText(dataset, cross)}`}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const at = pointerPosition(event.currentTarget.ownerSVGElement, scales, event);
        if (at !== undefined) onAdd(at);
      }}
    >
      <rect x={left} y={top} width={right - left} height={bottom - top} />
      <path
        className={styles.cross}
        d={`M${scales.x.toPixel(cross.x).toFixed(2)} ${top}V${bottom}M${left} ${scales.y.toPixel(cross.y).toFixed(2)}H${right}`}
      />
    </g>
  );
}
