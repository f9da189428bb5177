import type { ReactNode } from 'react';
import { isUnset } from '@site/src/config/schoolTexts';
import styles from './styles.module.css';

interface FromSchoolProps {
  readonly text: string | null;
  /** What is missing while the text is, as it stands after "Skolan har inte fyllt i". */
  readonly what: string;
}

/**
 * A text that the school gives; marked where it is missing, for an empty place would look finished.
 */
export default function FromSchool({ text, what }: FromSchoolProps): ReactNode {
  if (isUnset(text)) {
    return <mark className={styles.missing}>{`[Skolan har inte fyllt i ${what} än.]`}</mark>;
  }
  return <span>{text}</span>;
}
