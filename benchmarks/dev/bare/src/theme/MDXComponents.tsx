import type { ReactNode } from 'react';
import Original from '@theme-original/MDXComponents';
import { partNames } from '../partNames';

/** In a bare site a part shows what stands in it, and no more. */
function Part({ children }: { readonly children?: ReactNode }): ReactNode {
  return <div>{children}</div>;
}

export default { ...Original, ...Object.fromEntries(partNames.map((name) => [name, Part])) };
