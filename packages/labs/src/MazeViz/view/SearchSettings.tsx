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

/** Which searches run, one or two to be compared. */
export default function SearchSettings({ viz }: { readonly viz: MazeViz }): ReactNode {
  const { lab, verbs } = viz;
  return (
    <div className={styles.fields}>
      {viz.sides.map((side, index) => {
        const number = viz.sides.length > 1 ? ` ${index + 1}` : '';
        return (
          <span className={styles.fields} key={side.which}>
            <SelectField
              label={`Algoritm${number}`}
              options={algorithmOptions}
              value={side.algorithm}
              onChange={(algorithm) => verbs.setSide(side.which, { algorithm })}
            />
            {usesHeuristic(side.algorithm) && (
              <SelectField
                label={`Heuristik${number}`}
                options={heuristicOptions}
                value={side.heuristic}
                onChange={(heuristic) => verbs.setSide(side.which, { heuristic })}
              />
            )}
          </span>
        );
      })}
      <Check label="Jämför två" {...bindFields(lab, verbs.set)('comparing')} />
    </div>
  );
}
