import type { ComponentProps, ReactNode } from 'react';

/** Docusaurus' own needs a router; here a link says where it leads. */
export default function Link({
  to,
  children,
  ...rest
}: ComponentProps<'a'> & { readonly to: string }): ReactNode {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
