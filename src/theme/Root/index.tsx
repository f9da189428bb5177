import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { AuthProvider } from '@site/src/auth/AuthProvider';
import type { BuildEnvironment } from '@site/src/config/environment';
import { school } from '@site/src/config/school';
import Gate from '@site/src/gate/Gate';

/** Wraps every route: who the visitor is, and the gate that decides what they see. */
export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  // Written by docusaurus.config.ts from readEnvironment, so its shape is known.
  const environment = siteConfig.customFields?.['environment'] as BuildEnvironment;
  return (
    <AuthProvider environment={environment} emailDomain={school.emailDomain}>
      <Gate>{children}</Gate>
    </AuthProvider>
  );
}
