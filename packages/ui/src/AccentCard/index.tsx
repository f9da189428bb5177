import { useId, type ReactNode } from 'react';
import { inElements } from '@kurser/shared/inElements';
import styles from './styles.module.css';

interface AccentCardProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A section on the accent's ground: a way to go on, and so of no use on paper. */
export default function AccentCard({ heading, children }: AccentCardProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {inElements(children)}
    </section>
  );
}
