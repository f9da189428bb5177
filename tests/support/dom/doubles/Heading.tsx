import type { ReactNode } from 'react';
import type { Props } from '@theme/Heading';

/** Docusaurus' heading without its link to itself. */
export default function Heading({ as: Tag, ...rest }: Props): ReactNode {
  return <Tag {...rest} />;
}
