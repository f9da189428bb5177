import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import GateRoot from '@site/src/gate/GateRoot';

/**
 * Wraps every route in who the visitor is, and in the gate that decides what they see. In the browser the same stands around the whole of
 * Docusaurus' app instead, which nobody fetches before they may come in (src/entry/clientEntry.tsx).
 */
export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return ExecutionEnvironment.canUseDOM ? children : <GateRoot>{children}</GateRoot>;
}
