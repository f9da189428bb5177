import type { ReactNode } from 'react';
import clsx from 'clsx';
import { pictures, type Picture, type PictureName } from './pictures';
import styles from './styles.module.css';

interface DrawingProps {
  readonly picture: Picture;
  readonly className?: string | undefined;
}

/**
 * A drawing in the course's colour; decoration only, its name stands beside it. The last lines draw
 * themselves once when it comes, and again under a pointer; they just stand there for those who
 * want nothing to move.
 */
export function Drawing({ picture, className }: DrawingProps): ReactNode {
  return (
    <svg
      className={clsx(styles.picture, className)}
      viewBox="0 0 160 90"
      aria-hidden="true"
      focusable="false"
    >
      {picture.soft !== undefined && <path className={styles.soft} d={picture.soft} />}
      {picture.fill !== undefined && <path className={styles.fill} d={picture.fill} />}
      {picture.ink !== undefined && <path className={styles.ink} d={picture.ink} />}
      {picture.moves !== undefined && (
        <path className={styles.moves} d={picture.moves} pathLength="1" />
      )}
    </svg>
  );
}

interface PartPictureProps {
  readonly name: PictureName;
  readonly className?: string | undefined;
}

/** What a part of the courses is about. */
export default function PartPicture({ name, className }: PartPictureProps): ReactNode {
  return <Drawing picture={pictures[name]} className={className} />;
}
