import type { ReactNode } from 'react';
import type { Props } from '@theme/DocCard/Description';
import styles from './styles.module.css';

/** The whole description: the theme cuts it after one line, which leaves the reader with half a sentence. */
export default function DocCardDescription({ description }: Props): ReactNode {
  return <p className={styles.description}>{description}</p>;
}
