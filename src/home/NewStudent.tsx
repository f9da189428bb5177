import { lazy, Suspense, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const GateSim = lazy(() => import('@kurser/labs/GateSim'));

/** The first thing on the first screen: what the place is, and a circuit that answers at once. */
export default function NewStudent(): ReactNode {
  return (
    <header className={styles.opening}>
      <div>
        <h1>Lär dig genom att bygga</h1>
        <p className={styles.lead}>
          Lektioner som du läser, kör och provar i webbläsaren: exempel som går att ändra, frågor
          som säger varför, och uppgifter som testar din kod.
        </p>
        <Link className="button button--primary button--lg" to="/courses/">
          Välj kurs
        </Link>
        <p className={styles.start}>
          När du har öppnat en lektion hittar du tillbaka till den här, och ser hur långt du har
          kommit i varje kurs.
        </p>
      </div>
      <div className={styles.lab}>
        <Suspense fallback={null}>
          <GateSim title="En dator räknar: slå på A och B" expression="S = A xor B; C = A·B" />
        </Suspense>
      </div>
    </header>
  );
}
