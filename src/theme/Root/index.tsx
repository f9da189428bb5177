import type { ReactNode } from 'react';
import GateRoot from '@kurser/school-gate/gate/GateRoot';

/** Wraps every route in who the visitor is, and in the gate that decides what they see. */
export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return <GateRoot>{children}</GateRoot>;
}
