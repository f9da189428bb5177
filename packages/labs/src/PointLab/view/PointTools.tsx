import type { ReactNode } from 'react';
import ChoiceField from '@kurser/ui/ChoiceField';
import { NumberInput } from '@kurser/ui/NumberField';
import Button from '../../kit/Button';
import parts from '../../kit/lab.module.css';
import { MarkIcon } from '../../plot/Marks';
import { nameOf, type Position } from '../core/data';
import { unitStep } from '../core/planeGeometry';
import styles from '../styles.module.css';
import type { PointLab } from '../usePointLab';
import { groupName } from '../core/words';

/** What the symbols mean; where a new point needs a class, also the choice of it. */
function Legend({ lab: { state, verbs } }: { readonly lab: PointLab }): ReactNode {
  const { dataset } = state.settings;
  const hasTest = state.points.some(({ role }) => role === 'test');
  const hollow = hasTest && (
    <span className={styles.key}>
      <MarkIcon group={0} hollow /> <span>testpunkt</span>
    </span>
  );
  if (dataset.form !== 'classes' || state.model === 'kmeans')
    return hasTest ? <p className={styles.legend}>{hollow}</p> : null;
  return (
    <div className={styles.legend}>
      <ChoiceField
        legend="Nya punkter är"
        choices={dataset.groups.map((name, group) => ({
          value: group,
          label: (
            <>
              <MarkIcon group={group} /> <span>{name}</span>
            </>
          ),
        }))}
        value={state.brush}
        onChange={verbs.setBrush}
      />
      {hollow}
    </div>
  );
}

function selectedPosition({ state }: PointLab): Position | undefined {
  return state.selected === 'query'
    ? state.query
    : state.points.find(({ id }) => id === state.selected);
}

/** The selected point in numbers, to read and to type. */
function Selected({ lab }: { readonly lab: PointLab }): ReactNode {
  const { state, verbs } = lab;
  const { dataset } = state.settings;
  const { selected } = state;
  const at = selectedPosition(lab);
  if (selected === null || at === undefined)
    return (
      <p className={parts.note}>
        Klicka i planet för att lägga till en punkt. Dra en punkt för att flytta den.{' '}
        <span data-keys="">
          Med tangentbordet: Tabb väljer en punkt, piltangenterna flyttar den, och Delete tar bort
          den.
        </span>
      </p>
    );
  const point = state.points.find(({ id }) => id === selected);
  const name =
    point === undefined
      ? 'Ny punkt'
      : `Punkt ${point.id + 1}${dataset.form === 'classes' ? `, ${groupName(dataset, point.group)}` : ''}`;
  const field = (axis: 'x' | 'y', label: string): ReactNode => (
    <NumberInput
      label={`${name}: ${label}`}
      {...dataset[axis]}
      {...(axis === 'y' && dataset.form === 'outcomes' ? { min: 0, max: 1 } : {})}
      step={
        axis === 'y' && dataset.form === 'outcomes' ? 1 : Math.min(0.5, unitStep(dataset[axis]))
      }
      decimals={3}
      value={at[axis]}
      onChange={(value) => verbs.place(selected, { ...at, [axis]: value })}
    />
  );
  return (
    <div className={styles.selected}>
      <strong>{name}</strong>
      <span className={styles.pair}>
        <span>{nameOf(dataset.xLabel)}</span> {field('x', dataset.xLabel)}
      </span>
      {(selected !== 'query' || dataset.form !== 'outcomes') && (
        <span className={styles.pair}>
          <span>{nameOf(dataset.yLabel)}</span> {field('y', dataset.yLabel)}
        </span>
      )}
      {point !== undefined && (
        <Button variant="quiet" onClick={() => verbs.removePoint(point.id)}>
          Ta bort
        </Button>
      )}
    </div>
  );
}

/** Below the plane: the legend, the selected point, and the way back to the first points. */
export default function PointTools({ lab }: { readonly lab: PointLab }): ReactNode {
  return (
    <div className={styles.tools}>
      <Legend lab={lab} />
      <Selected lab={lab} />
    </div>
  );
}
