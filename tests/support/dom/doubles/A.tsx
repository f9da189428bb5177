import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXComponents/A';

/** A link as the build leaves it, not sealed. */
export default function A({ children, ...rest }: Props): ReactNode {
  return <a {...rest}>{children}</a>;
}
