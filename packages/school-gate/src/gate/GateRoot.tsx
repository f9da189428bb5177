import { createContext, useContext, type ReactNode } from 'react';
import environment from '@generated/gate/default/environment.json';
import { AuthProvider } from '../auth/AuthProvider';
import { school } from '@site/src/config/school';
import Gate from './Gate';

const IsInside = createContext(false);

interface GateRootProps {
  /** The site; undefined while it is on its way. */
  readonly children: ReactNode;
}

/**
 * Who the visitor is, and the gate that decides what they see of the site. Inside another gate it
 * hands its children through.
 */
export default function GateRoot({ children }: GateRootProps): ReactNode {
  if (useContext(IsInside)) return children;
  return (
    <IsInside value>
      <AuthProvider environment={environment} emailDomain={school.emailDomain}>
        <Gate>{children}</Gate>
      </AuthProvider>
    </IsInside>
  );
}
