import { memo, useMemo, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import type { DrawCommand, Place } from '@kurser/python-runner/drawing';
import { frameOf, pictureText, type Shape, type Turtle } from './core/painter';
import styles from './styles.module.css';
import { useDrawing } from './useDrawing';

/** SVG counts downwards. */
const point = ({ x, y }: Place): string => `${x},${-y}`;
const points = (places: readonly Place[]): string => places.map(point).join(' ');

/** Outlines with the nose to the right. */
const outlines: Readonly<Record<string, string>> = {
  classic: '0,0 -9,-5 -7,0 -9,5',
  arrow: '10,0 -10,-10 -10,10',
  triangle: '11.55,0 -5.77,-10 -5.77,10',
  square: '10,10 10,-10 -10,-10 -10,10',
  turtle:
    '16,0 14,2 10,1 7,4 9,7 8,9 5,6 1,7 -3,5 -6,8 -8,6 -5,4 -7,0 -5,-4 -8,-6 -6,-8 -3,-5 1,-7 5,-6 8,-9 9,-7 7,-4 10,-1 14,-2',
};

function TurtleShape({ turtle }: { readonly turtle: Turtle }): ReactNode {
  const { at, heading, shape, pen, fill, wide, long } = turtle;
  const outline = outlines[shape];
  const transform = `translate(${point(at)}) rotate(${-heading}) scale(${long} ${wide})`;
  if (shape === 'blank') return null;
  return (
    <g transform={transform} fill={fill} stroke={pen} vectorEffect="non-scaling-stroke">
      {outline === undefined ? <circle r={10} /> : <polygon points={outline} />}
    </g>
  );
}

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

/** Drawn once, however many frames it stands. */
const ShapeView = memo(function ShapeView({ shape }: { readonly shape: Shape }): ReactNode {
  switch (shape.kind) {
    case 'nothing':
      return null;
    case 'lines':
      return (
        <polyline
          points={points(shape.places)}
          fill="none"
          stroke={shape.colour}
          strokeWidth={shape.width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      );
    case 'area':
      return <polygon points={points(shape.outline)} fill={shape.colour} fillRule="evenodd" />;
    case 'dot':
      return <circle cx={shape.at.x} cy={-shape.at.y} r={shape.size / 2} fill={shape.colour} />;
    case 'text':
      return (
        <text
          x={shape.at.x}
          y={-shape.at.y}
          fill={shape.colour}
          fontSize={shape.size * 1.33}
          textAnchor={anchors[shape.align]}
          fontWeight={shape.weight}
          fontStyle={shape.slant}
        >
          {shape.text}
        </text>
      );
    case 'stamp':
      return <TurtleShape turtle={shape.look} />;
  }
});

/** What a program draws with its turtles, as it is drawn. Comes with the first thing drawn. */
export default function Drawing({
  commands,
}: {
  readonly commands: readonly DrawCommand[];
}): ReactNode {
  const { picture, isDrawing, finish, again } = useDrawing(commands);
  const frame = useMemo(() => frameOf(commands), [commands]);
  const { left, bottom, width, height } = frame;
  const box = `${left} ${-(bottom + height)} ${width} ${height}`;
  return (
    <figure className={styles.drawing}>
      <svg
        className={styles.paper}
        viewBox={box}
        style={{ maxWidth: `${width}px` }}
        role="img"
        aria-label={isDrawing ? 'Programmets bild: ritas nu' : pictureText(picture)}
      >
        <rect
          x={left}
          y={-(bottom + height)}
          width={width}
          height={height}
          fill={picture.background}
        />
        {picture.shapes.map((shape, index) => (
          <ShapeView key={index} shape={shape} />
        ))}
        {picture.turtles.map(
          (turtle, index) => turtle.isShown && <TurtleShape key={index} turtle={turtle} />,
        )}
      </svg>
      <div className={styles.buttons}>
        {isDrawing ? (
          <Button variant="quiet" onClick={finish}>
            Visa hela bilden
          </Button>
        ) : (
          <Button variant="quiet" onClick={again}>
            Rita igen
          </Button>
        )}
      </div>
    </figure>
  );
}
