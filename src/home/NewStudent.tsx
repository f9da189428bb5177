import { lazy, Suspense, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { isAccountNew } from '@kurser/school-gate/auth/accountAge';
import EmptyNote from '@kurser/student-work/progress/EmptyNote';
import { school } from '@site/src/config/school';
import { workFollows } from '@site/src/config/workFollows';
import styles from './styles.module.css';

const HalfAdder = lazy(() => import('@kurser/labs/HalfAdder'));

const isFirstVisit = (): boolean =>
  isAccountNew(() => [window.localStorage, window.sessionStorage], Date.now());

/** The first screen: what the place is, the way in, and a circuit that counts. */
export default function NewStudent(): ReactNode {
  return (
    <header className={styles.opening}>
      <div>
        <p className={styles.site}>{school.title}</p>
        <h1>Lär dig genom att bygga</h1>
        <p className={styles.lead}>
          Kretsar, spel, nätverk och AI: du läser lite, ändrar, kör och ser direkt vad som händer.
        </p>
        <Link className="button button--primary button--lg" to="/courses/">
          Välj kurs
        </Link>
        <EmptyNote
          className={styles.elsewhere}
          canFollow={workFollows}
          isFirstVisit={isFirstVisit}
        />
      </div>
      <div className={styles.lab}>
        <Suspense fallback={null}>
          <HalfAdder>
            <Link to="/courses/applied_programming/digital_logic/gates">
              Bygg den själv i Digital logik
            </Link>
          </HalfAdder>
        </Suspense>
      </div>
    </header>
  );
}
