import type { ReactNode } from 'react';

/** Whose account a form is about, below its heading. */
export default function ForAddress({ email }: { readonly email: string }): ReactNode {
  return (
    <span>
      För <span translate="no">{email}</span>
    </span>
  );
}
