import type { ReactNode } from 'react';
import { labPart, type ViewProps } from '../kit/labPart';
import Explore from './Explore';
import ExpressionTask from './ExpressionTask';
import Fill from './Fill';
import KarnaughTask from './KarnaughTask';
import { readTruthTable, type TruthTableTask } from './props';

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

/** A truth table to explore, to fill in, to find the expression of, or to group in a Karnaugh map. See src/teaching/README.md. */
export default labPart(readTruthTable, TruthTable);
