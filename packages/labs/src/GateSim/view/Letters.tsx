import { createContext, useContext, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Diagram.module.css';

/** Turns the plane over its diagonal: what goes to the right goes down, and twice is nothing. */
export const turned = 'matrix(0 1 1 0 0 0)';

/** Whether the drawing goes from above downwards. */
export const Upright = createContext(false);

/** About half as high as a figure is. */
const half = 5;

interface LettersProps {
  readonly x: number;
  readonly y: number;
  readonly className?: string | undefined;
  /** How much lower they stand when the drawing is upright, to clear what is drawn. */
  readonly further?: number;
  readonly children: ReactNode;
}

/** A text in a drawing. In one that is upright it stands upright too, around the same point. */
export default function Letters(props: LettersProps): ReactNode {
  const { x, y, className, further = 0, children } = props;
  if (!useContext(Upright))
    return (
      <text className={className} x={x} y={y}>
        {children}
      </text>
    );
  return (
    <text
      className={clsx(className, styles.upright)}
      transform={turned}
      x={y - half}
      y={x + half + further}
    >
      {children}
    </text>
  );
}
