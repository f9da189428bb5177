import type { ReactNode } from 'react';
import OriginalCardList from '@theme-original/DocCardList';
import type { Props } from '@theme/DocCardList';
import { PartProgress } from '@site/src/progress/CourseProgress';
import styles from './styles.module.css';

/** The cards of a category's page, under how much of it is read. */
export default function DocCardList(props: Props): ReactNode {
  return (
    <>
      {props.items !== undefined && (
        <PartProgress parts={props.items} className={styles.progress} />
      )}
      <OriginalCardList {...props} />
    </>
  );
}
