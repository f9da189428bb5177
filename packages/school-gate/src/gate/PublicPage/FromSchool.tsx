import type { ReactNode } from 'react';
import { isUnset } from '@site/src/config/schoolTexts';

interface FromSchoolProps {
  readonly text: string | null;
  /**
   * What is true all the same while the school has not given the text; the build warns of it
   * (src/plugins/schoolTexts).
   */
  readonly otherwise: string;
}

/** A text that the school gives, or what holds at every school. */
export default function FromSchool({ text, otherwise }: FromSchoolProps): ReactNode {
  return <span>{isUnset(text) ? otherwise : text}</span>;
}
