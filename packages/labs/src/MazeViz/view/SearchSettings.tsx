import type { ReactNode } from 'react';
import SelectField from '@kurser/ui/SelectField';
import Check from '../../kit/Check';
import { bindFields } from '../../kit/bindFields';
import { algorithmLabels, algorithms, usesHeuristic } from '../core/algorithm';
import { heuristicLabels, heuristics } from '../core/heuristics';
import { directions, type Direction } from '../core/maze';
import { parseOrder } from '../settings';
import type { MazeViz } from '../useMazeViz';
import styles from '../styles.module.css';

const algorithmOptions = algorithms.map((value) => ({ value, label: algorithmLabels[value] }));
const heuristicOptions = heuristics.map((value) => ({ value, label: heuristicLabels[value] }));

function permutations(items: readonly Direction[]): readonly (readonly Direction[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

const orderOptions = permutations(directions).map((order) => ({
  value: order.join(''),
  label: order.join(', '),
}));

/** In which order the searches look at a cell's neighbours. */
export function OrderField({ viz: { lab, verbs } }: { readonly viz: MazeViz }): ReactNode {
  return (
    <SelectField
      label="Grannarnas ordning"
      options={orderOptions}
      value={lab.order.join('')}
      onChange={(text) => verbs.set({ order: parseOrder(text) ?? directions })}
    />
  );
}

/** Which of two a side is, with a blank before it; nothing where it is alone. */
const numberOf = ({ sides }: MazeViz, index: number): string =>
  sides.length > 1 ? ` ${index + 1}` : '';

/** By what the searches that guess how far it is do so; nothing for those that do not. */
export function HeuristicFields({ viz }: { readonly viz: MazeViz }): ReactNode {
  return viz.sides.map(
    (side, index) =>
      usesHeuristic(side.algorithm) && (
        <SelectField
          key={side.which}
          label={`Heuristik${numberOf(viz, index)}`}
          options={heuristicOptions}
          value={side.heuristic}
          onChange={(heuristic) => viz.verbs.setSide(side.which, { heuristic })}
        />
      ),
  );
}

/** Which searches run, one or two to be compared. */
export default function SearchSettings({ viz }: { readonly viz: MazeViz }): ReactNode {
  const { lab, verbs } = viz;
  return (
    <div className={styles.fields}>
      {viz.sides.map((side, index) => {
        return (
          <SelectField
            key={side.which}
            label={`Algoritm${numberOf(viz, index)}`}
            options={algorithmOptions}
            value={side.algorithm}
            onChange={(algorithm) => verbs.setSide(side.which, { algorithm })}
          />
        );
      })}
      <Check label="Jämför två" {...bindFields(lab, verbs.set)('comparing')} />
    </div>
  );
}
