import type { ReactNode } from 'react';
import Fold from '@kurser/ui/Fold';
import type { PassedOver } from '../core/collect';

/** The files that are no hand-ins, each by its name and why. */
export default function PassedOverList({
  passedOver,
}: {
  readonly passedOver: readonly PassedOver[];
}): ReactNode {
  if (passedOver.length === 0) return null;
  const count = passedOver.length;
  return (
    <Fold summary={count === 1 ? '1 fil räknas inte' : `${count} filer räknas inte`} initiallyOpen>
      <ul>
        {passedOver.map(({ path, reason }, place) => (
          <li key={place}>
            <span translate="no">{path}</span>
            <span>{reason.startsWith(':') ? reason : ` ${reason}`}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
