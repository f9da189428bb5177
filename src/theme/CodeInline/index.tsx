import type { ReactNode } from 'react';
import type { Props } from '@theme/CodeInline';

/** Code in the text, as it was written: a translator leaves it alone. */
export default function CodeInline(props: Props): ReactNode {
  return <code {...props} translate="no" />;
}
