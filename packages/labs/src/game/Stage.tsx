import type { ReactNode, RefObject } from 'react';
import clsx from 'clsx';
import type { Pad } from './usePad';
import styles from './styles.module.css';

interface StageProps {
  /** The element that must be in view for the game to go on. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** What the keys do. */
  readonly keys: Pad<string>['stage'];
  /** What the stage is, and which keys it takes. */
  readonly label: string;
  readonly helpId?: string;
  readonly width: number;
  readonly height: number;
  /** Where the drawing begins, from above; 0 where nothing is said. */
  readonly top?: number;
  /** What the drawing shows, in words. */
  readonly alt: string;
  readonly className?: string | undefined;
  /** What stands over the drawing. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Where a game is played: a drawing that takes keys while it has focus. What happens there is said
 * beside it; its buttons do all that the keys do.
 */
export default function Stage({
  box,
  keys,
  label,
  helpId,
  width,
  height,
  top = 0,
  alt,
  className,
  over,
  children,
}: StageProps): ReactNode {
  return (
    <div
      ref={box}
      className={clsx(styles.stage, className)}
      role="group"
      aria-label={label}
      aria-describedby={helpId}
      tabIndex={0}
      {...keys}
    >
      <svg viewBox={`0 ${top} ${width} ${height}`} role="img" aria-label={alt}>
        {children}
      </svg>
      {over !== undefined && <div className={styles.over}>{over}</div>}
    </div>
  );
}
