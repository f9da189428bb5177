import { useMemo, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import NumberField from '@kurser/ui/NumberField';
import { useTicker } from '@kurser/shared/useTicker';
import Button from '../../kit/Button';
import Check from '../../kit/Check';
import { bindFields } from '../../kit/bindFields';
import More from '../../kit/More';
import BlockCanvas from './BlockCanvas';
import { emptyFrame } from '../core/sprite';
import type { Project } from '../lab';
import { screen, screenBlocks, type Placement } from '../core/screenBlocks';
import styles from '../styles.module.css';

/** A PAL machine draws fifty pictures a second. */
const pictureMs = 20;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly from: Placement;
}

/** The sprite register's nine bits for x and eight for y. */
function within(value: number, max: number): number {
  return Math.min(max, Math.max(0, Math.round(value)));
}

interface PictureProps {
  readonly project: Project;
  readonly frame: number;
  readonly placement: Placement;
  readonly scale: number;
  readonly onMove: (placement: Placement) => void;
}

/** The C64's picture with the sprite, which can be dragged about. */
function Picture({ project, frame, placement, scale, onMove }: PictureProps): ReactNode {
  const drag = useRef<Drag | null>(null);
  const blocks = useMemo(
    () => screenBlocks(project.frames[frame] ?? emptyFrame, project, placement),
    [project, frame, placement],
  );
  // A narrow screen shows the picture smaller than it is.
  const pixelSize = ({ currentTarget }: PointerEvent): number =>
    currentTarget.getBoundingClientRect().width / screen.width;
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, from: placement };
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (drag.current === null) return;
    const { x, y, from } = drag.current;
    onMove({
      ...from,
      x: within(from.x + (event.clientX - x) / pixelSize(event), 511),
      y: within(from.y + (event.clientY - y) / pixelSize(event), 255),
    });
  };
  const onEnd = (): void => {
    drag.current = null;
  };
  return (
    <div className={styles.screenBox}>
      <BlockCanvas
        className={clsx(styles.screen, scale === 1 && styles.whole)}
        role="img"
        aria-label={`Skärmen med ram. Spriten står på x ${placement.x}, y ${placement.y} och visar bild ${frame + 1}.`}
        blocks={blocks}
        pixelWidth={screen.width}
        pixelHeight={screen.height}
        scale={scale}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onEnd}
        onPointerCancel={onEnd}
      />
    </div>
  );
}

interface PlacementFieldsProps {
  readonly placement: Placement;
  readonly onChange: (placement: Placement) => void;
}

/** Where the sprite stands, and whether it is stretched. */
function PlacementFields({ placement, onChange }: PlacementFieldsProps): ReactNode {
  const field = bindFields<Partial<Placement>>(placement, (change) =>
    onChange({ ...placement, ...change }),
  );
  return (
    <>
      <NumberField label="x" min={0} max={511} {...field('x')} />
      <NumberField label="y" min={0} max={255} {...field('y')} />
      <Check label="Dubbel bredd" {...field('stretchX')} />
      <Check label="Dubbel höjd" {...field('stretchY')} />
    </>
  );
}

/** How it looks on the machine: real size, border, position, stretching and animation. */
export default function Screen({ project }: { readonly project: Project }): ReactNode {
  const [placement, setPlacement] = useState<Placement>({
    x: 160,
    y: 140,
    stretchX: false,
    stretchY: false,
  });
  const [scale, setScale] = useState(1);
  const [pace, setPace] = useState(8);
  const [tick, setTick] = useState(0);
  const ticker = useTicker(() => {
    setTick((before) => before + 1);
    return true;
  }, pace * pictureMs);
  const frame = ticker.running ? tick % project.frames.length : project.current;
  return (
    <div className={styles.preview}>
      <Picture
        project={project}
        frame={frame}
        placement={placement}
        scale={scale}
        onMove={setPlacement}
      />
      <div className={styles.fields}>
        <Button
          variant="primary"
          off={project.frames.length === 1 && !ticker.running}
          onClick={ticker.toggle}
        >
          {ticker.running ? 'Stoppa' : 'Animera'}
        </Button>
      </div>
      <More summary="Mer: spritens plats, dubbel storlek och takt">
        <div className={styles.fields}>
          <PlacementFields placement={placement} onChange={setPlacement} />
          <Check
            label="Förstora skärmen två gånger"
            value={scale === 2}
            onChange={(twice) => setScale(twice ? 2 : 1)}
          />
          <NumberField
            label="Skärmbilder per bild (50 i sekunden)"
            value={pace}
            min={1}
            max={50}
            onChange={setPace}
          />
        </div>
      </More>
    </div>
  );
}
