import { Children, type ReactNode } from 'react';

/**
 * What somebody else has put in a place that it shares with others: texts in it get an element
 * each, and what has one stays as it is. A translator may then replace every text without React
 * losing hold of one (decisions/0053).
 */
export function inElements(nodes: ReactNode): ReactNode {
  return Children.map(nodes, (node) =>
    typeof node === 'string' || typeof node === 'number' ? <span>{node}</span> : node,
  );
}
