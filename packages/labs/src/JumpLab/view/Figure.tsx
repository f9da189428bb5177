import type { CSSProperties, ReactNode } from 'react';
import clsx from 'clsx';
import type { World } from '../core/world';
import { figurePaths, type Pose } from './poses';
import styles from './styles.module.css';

function poseOf({ body, steps }: World): Pose {
  if (!body.onFloor) return 'leaps';
  if (body.vx === 0) return 'stands';
  return Math.floor(steps / 5) % 2 === 0 ? 'strides' : 'passes';
}

/** How tall it is drawn: stretched by speed, pressed together by landing. */
function tallness({ body, landed }: World): number {
  if (!body.onFloor) return 1 + Math.min(0.22, Math.abs(body.vy) / 2600);
  return landed < 9 ? 0.72 + (landed / 9) * 0.28 : 1;
}

interface FigureProps {
  readonly world: World;
  /** Nobody has played yet: it breathes. */
  readonly waits: boolean;
}

/** The lesson's figure. */
export default function Figure({ world, waits }: FigureProps): ReactNode {
  const { body, facing } = world;
  const tall = tallness(world);
  const squash = { '--tall': tall, '--wide': (2 - tall) * facing, '--side': facing };
  return (
    <g data-figure="" transform={`translate(${body.x.toFixed(2)} ${(body.y + 8).toFixed(2)})`}>
      <g className={clsx(styles.figure, waits && styles.waits)} style={squash as CSSProperties}>
        {[...figurePaths(poseOf(world))].map(([letter, path]) => (
          <path key={letter} className={styles[letter]} transform="translate(-8 -16)" d={path} />
        ))}
      </g>
    </g>
  );
}
