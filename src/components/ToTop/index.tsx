import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@kurser/ui/Button';
import { wantsStillness } from '@kurser/shared/stillness';
import styles from './styles.module.css';

/** Rolls the page, or jumps for those who have asked for little motion. */
function toTop(): void {
  window.scrollTo({ top: 0, behavior: wantsStillness() ? 'instant' : 'smooth' });
}

/** The way back to the top of a long page, at its end: it stands in the page and covers nothing. */
export default function ToTop(): ReactNode {
  return (
    <p className={styles.end} data-nosearch="">
      <Button variant="quiet" onClick={toTop}>
        <span aria-hidden="true">↑ </span>
        <Translate id="theme.BackToTopButton.buttonAriaLabel">Scroll back to top</Translate>
      </Button>
    </p>
  );
}
