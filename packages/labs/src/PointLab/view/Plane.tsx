import { useMemo, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { Scales } from '../../plot/frame';
import { Mark } from '../../plot/Marks';
import PlotFrame from '../../plot/PlotFrame';
import type { Position } from '../core/data';
import Grip from './Grip';
import Ground from './Ground';
import { ModelAbove, ModelBelow } from './ModelLayer';
import { nudge, planeScales, planeSize } from '../core/planeGeometry';
import styles from './Plane.module.css';
import { pointerPosition } from './pointerPosition';
import type { Handle } from '../core/state';
import type { PointLab } from '../usePointLab';
import { modelNames, pointText, positionText } from '../core/words';

interface PlaneGripProps {
  readonly lab: PointLab;
  readonly handle: Handle;
  readonly at: Position;
  readonly label: string;
  readonly scales: Scales;
  /** Where the focus goes when the point is deleted: the plane is where one goes on. */
  readonly groundRef: RefObject<SVGGElement | null>;
  readonly children: ReactNode;
}

/** A point, or the new point, to take hold of. */
function PlaneGrip(props: PlaneGripProps): ReactNode {
  const { lab, handle, at, label, scales, groundRef, children } = props;
  const { state, verbs } = lab;
  const onKey = (event: KeyboardEvent): void => {
    const deletes = event.key === 'Delete' || event.key === 'Backspace';
    const to = nudge(state.settings.dataset, at, event);
    if (to !== undefined) verbs.place(handle, to);
    else if (deletes && handle !== 'query') {
      verbs.removePoint(handle);
      groundRef.current?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <Grip
      label={label}
      x={scales.x.toPixel(at.x)}
      y={scales.y.toPixel(at.y)}
      selected={state.selected === handle}
      onSelect={() => verbs.select(handle)}
      onDrag={(to) => verbs.drag(handle, to)}
      onKey={onKey}
      positionOf={(event) =>
        pointerPosition(groundRef.current?.ownerSVGElement ?? null, scales, event)
      }
    >
      {children}
    </Grip>
  );
}

/** The plot with points to add, drag and delete, and what the model makes of them. */
export default function Plane({ lab }: { readonly lab: PointLab }): ReactNode {
  const { state, facts } = lab;
  const { dataset } = state.settings;
  const groundRef = useRef<SVGGElement>(null);
  const scales = useMemo(() => planeScales(dataset), [dataset]);
  const clusters = state.fit.kind === 'kmeans' ? state.fit.clusters : undefined;
  const query = queryPosition(lab);
  const shared = { lab, scales, groundRef };
  return (
    <PlotFrame
      size={planeSize}
      scales={scales}
      xLabel={dataset.xLabel}
      yLabel={dataset.yLabel}
      label={`${state.points.length} punkter, ${modelNames[state.model]}`}
      interactive
    >
      <ModelBelow state={state} facts={facts} scales={scales} />
      <Ground lab={lab} groundRef={groundRef} />
      {state.points.map((point) => {
        const label = pointText(dataset, point, clusters?.[point.id]);
        const group = clusters === undefined ? point.group : clusters[point.id];
        return (
          <PlaneGrip key={point.id} {...shared} handle={point.id} at={point} label={label}>
            <Mark group={group} hollow={point.role === 'test'} />
          </PlaneGrip>
        );
      })}
      <ModelAbove state={state} scales={scales} />
      {query !== undefined && (
        <PlaneGrip
          {...shared}
          handle="query"
          at={query}
          label={`Ny punkt: ${positionText(dataset, query)}`}
        >
          <text className={styles.query} dy="0.36em">
            ?
          </text>
        </PlaneGrip>
      )}
    </PlotFrame>
  );
}

/**
 * Where the new point is drawn; on the curve when only its x counts, and nowhere for models that
 * give no class.
 */
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
