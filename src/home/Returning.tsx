import type { ReactNode } from 'react';
import ContinueHere from '@kurser/student-work/progress/ContinueHere';
import NextLessons from '@kurser/student-work/progress/NextLessons';
import type { LastPlace } from '@kurser/student-work/progress/useLastPlace';
import { catalogue } from '@kurser/student-work/repetition/builtCatalogue';
import RepeatCard from '@kurser/student-work/repetition/RepeatCard';
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
