import { useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import Button from '../../kit/Button';
import BlockCanvas from './BlockCanvas';
import { maxFrames } from '../core/byteText';
import type { Project } from '../lab';
import { frameBlocks } from '../core/screenBlocks';
import type { Frame } from '../core/sprite';
import type { SpriteLab } from '../useSpriteLab';
import { rgbOf } from '../core/palette';
import styles from '../styles.module.css';

interface ThumbnailProps {
  readonly frame: Frame;
  readonly project: Project;
}

function Thumbnail({ frame, project: { mode, colors } }: ThumbnailProps): ReactNode {
  const blocks = useMemo(() => frameBlocks(frame, mode, colors), [frame, mode, colors]);
  return (
    <BlockCanvas
      blocks={blocks}
      pixelWidth={24}
      pixelHeight={21}
      scale={2}
      style={{ backgroundColor: rgbOf(colors.background) }}
      aria-hidden="true"
    />
  );
}

/** The frames of the animation: choose, add, remove. */
export default function Frames({ lab }: { readonly lab: SpriteLab }): ReactNode {
  const { state: project, verbs } = lab;
  const full = project.frames.length >= maxFrames;
  return (
    <div className={styles.frames} role="group" aria-label="Bilder">
      {project.frames.map((frame, index) => (
        <button
          key={index}
          type="button"
          className={clsx(styles.frame, index === project.current && styles.chosen)}
          aria-pressed={index === project.current}
          aria-label={`Bild ${index + 1}`}
          onClick={() => lab.extend(['select', index])}
        >
          <Thumbnail frame={frame} project={project} />
          <span>{index + 1}</span>
        </button>
      ))}
      <Button off={full} onClick={() => verbs.addFrame(true)}>
        Kopiera bilden
      </Button>
      <Button off={full} onClick={() => verbs.addFrame(false)}>
        Ny tom bild
      </Button>
      <Button off={project.frames.length === 1} onClick={verbs.removeFrame}>
        Ta bort bilden
      </Button>
    </div>
  );
}
