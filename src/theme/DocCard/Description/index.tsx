import type { ReactNode } from 'react';
import type { Props } from '@theme/DocCard/Description';
import CardProgress from '@site/src/progress/CardProgress';
import styles from './styles.module.css';

/** The whole description: the theme cuts it after one line, which leaves the reader with half a sentence. Below it, what the student has done. */
export default function DocCardDescription({ item, description }: Props): ReactNode {
  return (
    <>
      <p className={styles.description}>{description}</p>
      <CardProgress item={item} />
    </>
  );
}
