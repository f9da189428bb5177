import type { ReactNode } from 'react';
import { labPart, type ViewProps } from '../kit/labPart';
import Explore from './view/Explore';
import ExpressionTask from './view/ExpressionTask';
import Fill from './view/Fill';
import KarnaughTask from './view/KarnaughTask';
import { parseSettings, type TruthTableTask } from './settings';

const views = {
  explore: Explore,
  fill: Fill,
  expression: ExpressionTask,
  karnaugh: KarnaughTask,
} as const;

function TruthTable(props: ViewProps<TruthTableTask>): ReactNode {
  const View = views[props.settings.mode];
  return <View {...props} />;
}

/**
 * A truth table to explore, to fill in, to find the expression of, or to group in a Karnaugh map.
 * See src/parts/README.md.
 */
export default labPart(parseSettings, TruthTable);
