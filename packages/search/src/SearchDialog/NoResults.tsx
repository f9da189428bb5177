import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { courseAreas } from '@site/src/config/courseAreas';
import styles from './styles.module.css';

interface NoResultsProps {
  readonly question: string;
  onLeave(): void;
}

/** Nothing was found: what to do now. */
export default function NoResults({ question, onLeave }: NoResultsProps): ReactNode {
  const single = !question.includes(' ');
  return (
    <section className={styles.start}>
      <h3 className={styles.startTitle}>
        Inga träffar på <q>{question}</q>
      </h3>
      <ul className={styles.advice}>
        <li>Skriv bara början av ordet, eller ett annat ord för samma sak.</li>
        {!single && <li>Pröva ett av orden för sig.</li>}
        <li>Kontrollera stavningen av namn i kod: de söks som de skrivs.</li>
      </ul>
      <p className={styles.browse}>
        <span>Eller bläddra:</span>{' '}
        {courseAreas.map(({ slug, title }, place) => (
          <span key={slug}>
            <span>{place > 0 && ' · '}</span>
            <Link to={`/courses/category/${slug}`} onClick={onLeave}>
              {title}
            </Link>
          </span>
        ))}
      </p>
    </section>
  );
}
