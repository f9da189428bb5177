import type { ReactNode } from 'react';
import { useDocById } from '@docusaurus/plugin-content-docs/client';
import { inElements } from '@kurser/shared/inElements';
import type { Lesson } from '../lessons';
import { inOneLine, sizeTexts } from '../texts';
import styles from './styles.module.css';

interface AheadProps {
  readonly next: Lesson;
  /** What the lesson is about, drawn. */
  readonly picture: ReactNode;
}

/** What waits in the next lesson: its picture, what one does there and how long it takes. */
export default function Ahead({ next, picture }: AheadProps): ReactNode {
  const doc = useDocById(next.id);
  return (
    <div className={styles.ahead} data-nosearch="">
      <div className={styles.picture}>{inElements(picture)}</div>
      <div>
        <p className={styles.small}>Härnäst</p>
        <p className={styles.about}>{doc.description}</p>
        <p className={styles.small}>{inOneLine(sizeTexts(next))}</p>
      </div>
    </div>
  );
}
