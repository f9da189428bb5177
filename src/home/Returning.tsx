import type { ReactNode } from 'react';
import ContinueHere from '../progress/ContinueHere';
import NextLessons from '../progress/NextLessons';
import type { LastPlace } from '../progress/useLastPlace';
import { catalogue } from '../repetition/builtCatalogue';
import RepeatCard from '../repetition/RepeatCard';
import styles from './styles.module.css';

/**
 * What a student comes back to: where they were, what is to be repeated today, and what comes
 * after.
 */
export default function Returning({ place }: { readonly place: LastPlace }): ReactNode {
  return (
    <div className={styles.returning}>
      <h1>Välkommen tillbaka</h1>
      <div className={styles.now}>
        <ContinueHere {...place} />
        <RepeatCard catalogue={catalogue} />
      </div>
      <NextLessons after={place.lesson} />
    </div>
  );
}
