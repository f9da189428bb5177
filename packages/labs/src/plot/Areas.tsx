import { useId, useMemo, type ReactNode } from 'react';
import type { FrameSize, Scales } from './frame';
import { groupClass } from './Marks';
import styles from './Marks.module.css';
import { regionPaths, type Classify } from './regions';

interface AreasProps {
  readonly classify: Classify;
  readonly scales: Scales;
  readonly size: FrameSize;
  readonly groups: number;
}

/** Lines in six directions, so that areas differ without their colours. The first is plain. */
const hatches = ['', 'M0 8L8 0', 'M4 3.5V4.5', 'M0 0L8 8', 'M0 4H8', 'M4 0V8'];

/** The plane painted by what the model answers in each place. */
export default function Areas({ classify, scales, size, groups }: AreasProps): ReactNode {
  const id = useId();
  const paths = useMemo(
    () => regionPaths(classify, scales, size, groups),
    [classify, scales, size, groups],
  );
  return (
    <g className={styles.areas} aria-hidden="true">
      <defs>
        {paths.map((_, group) => (
          <pattern
            key={group}
            id={`${id}${group}`}
            className={groupClass(group)}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
          >
            <rect className={styles.tint} width="8" height="8" />
            <path className={styles.hatch} d={hatches[group]} />
          </pattern>
        ))}
      </defs>
      {paths.map((path, group) => (
        <path key={group} d={path} fill={`url(#${id}${group})`} />
      ))}
    </g>
  );
}
