import { useMemo, type ReactNode } from 'react';
import type { AuthorProps } from '../kit/settings';
import Explore from './Explore';
import ExpressionTask from './ExpressionTask';
import Fill from './Fill';
import KarnaughTask from './KarnaughTask';
import { readTruthTable } from './props';

/** A truth table to explore, to fill in, to find the expression of, or to group in a Karnaugh map. See src/teaching/README.md. */
export default function TruthTable(
  props: AuthorProps & { readonly children?: ReactNode },
): ReactNode {
  const task = useMemo(() => readTruthTable(props), [props]);
  const { children } = props;
  switch (task.mode) {
    case 'explore':
      return <Explore task={task}>{children}</Explore>;
    case 'fill':
      return <Fill task={task}>{children}</Fill>;
    case 'expression':
      return <ExpressionTask task={task}>{children}</ExpressionTask>;
    case 'karnaugh':
      return <KarnaughTask task={task}>{children}</KarnaughTask>;
  }
}
