import type { ReactNode } from 'react';
import styles from './PrintButtons.module.css';

/** Prints the page without what answers its tasks; on the screen they stay. */
function printWithoutAnswers(): void {
  const page = document.documentElement;
  page.dataset['answers'] = 'none';
  window.addEventListener('afterprint', () => delete page.dataset['answers'], { once: true });
  print();
}

interface PrintButtonsProps {
  /** Whether there is anything to leave out. */
  readonly hasAnswers: boolean;
}

/** A lesson on paper, for who reads there, and for a teacher who hands it out. */
export default function PrintButtons({ hasAnswers }: PrintButtonsProps): ReactNode {
  return (
    <>
      <button type="button" className={styles.print} onClick={() => print()}>
        Skriv ut
      </button>
      {hasAnswers && (
        <button type="button" className={styles.print} onClick={printWithoutAnswers}>
          Skriv ut utan lösningar
        </button>
      )}
    </>
  );
}
