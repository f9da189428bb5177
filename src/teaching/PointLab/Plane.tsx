import {
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { margins } from '../plot/frame';
import { Mark } from '../plot/Marks';
import PlotFrame from '../plot/PlotFrame';
import type { Position } from './data';
import Grip from './Grip';
import { ModelAbove, ModelBelow } from './ModelLayer';
import { nudge, planeScales, planeSize } from './plane';
import styles from './Plane.module.css';
import type { Handle } from './state';
import type { PointLab } from './usePointLab';
import { modelNames, pointText, positionText } from './words';

interface GroundProps {
  readonly lab: PointLab;
  readonly groundRef: RefObject<SVGGElement | null>;
}

/** The plane as a place to put points: a click anywhere, or a cross moved by the arrow keys and Enter. */
function Ground({ lab, groundRef }: GroundProps): ReactNode {
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

function pointerPosition(
  svg: SVGSVGElement | null,
  scales: ReturnType<typeof planeScales>,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Position | undefined {
  const matrix = svg?.getScreenCTM();
  if (matrix === null || matrix === undefined) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x: scales.x.toValue(x), y: scales.y.toValue(y) };
}

/** The plot with points to add, drag and delete, and what the model makes of them. */
export default function Plane({ lab }: { readonly lab: PointLab }): ReactNode {
  const { state, facts, verbs } = lab;
  const { dataset } = state.settings;
  const svgRef = useRef<SVGSVGElement>(null);
  const groundRef = useRef<SVGGElement>(null);
  const scales = useMemo(() => planeScales(dataset), [dataset]);
  const clusters = state.fit.kind === 'kmeans' ? state.fit.clusters : undefined;

  const gripFor = (handle: Handle, at: Position, label: string, mark: ReactNode): ReactNode => (
    <Grip
      key={handle}
      label={label}
      x={scales.x.toPixel(at.x)}
      y={scales.y.toPixel(at.y)}
      selected={state.selected === handle}
      onSelect={() => verbs.select(handle)}
      onDrag={(to) => verbs.drag(handle, to)}
      onKey={(event) => {
        if (verbs.nudge(handle, at, event)) event.preventDefault();
        else if ((event.key === 'Delete' || event.key === 'Backspace') && handle !== 'query') {
          event.preventDefault();
          verbs.removePoint(handle);
          groundRef.current?.focus();
        }
      }}
      positionOf={(event) => pointerPosition(svgRef.current, scales, event)}
    >
      {mark}
    </Grip>
  );
  const query = queryPosition(lab);
  return (
    <PlotFrame
      size={planeSize}
      scales={scales}
      xLabel={dataset.xLabel}
      yLabel={dataset.yLabel}
      label={`${state.points.length} punkter, ${modelNames[state.model]}`}
      interactive
      svgRef={svgRef}
    >
      <ModelBelow state={state} facts={facts} scales={scales} />
      <Ground lab={lab} groundRef={groundRef} />
      {state.points.map((point) => {
        const group = clusters === undefined ? point.group : clusters[point.id];
        return gripFor(
          point.id,
          point,
          pointText(dataset, point, clusters?.[point.id]),
          <Mark group={group} hollow={point.role === 'test'} />,
        );
      })}
      <ModelAbove state={state} scales={scales} />
      {query !== undefined &&
        gripFor(
          'query',
          query,
          `Ny punkt: ${positionText(dataset, query)}`,
          <text className={styles.query} dy="0.36em">
            ?
          </text>,
        )}
    </PlotFrame>
  );
}

/** Where the new point is drawn; on the curve when only its x counts, and nowhere for models that give no class. */
function queryPosition({ state, facts }: PointLab): Position | undefined {
  switch (facts.kind) {
    case 'linear':
    case 'kmeans':
      return undefined;
    case 'logistic':
      return state.settings.dataset.form === 'outcomes'
        ? { x: state.query.x, y: facts.probability(state.query) }
        : state.query;
    case 'knn':
    case 'tree':
      return state.query;
  }
}
