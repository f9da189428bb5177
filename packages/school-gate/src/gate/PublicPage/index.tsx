import type { ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import { publicPages, type PublicPageName } from '@site/src/config/publicPages';
import { goBack } from '../address';
import GateCard from '../GateCard';
import PublicText from './PublicText';
import styles from './styles.module.css';

/** A public page while the gate is closed. For a member it is a page like any other. */
export default function PublicPage({ page }: { readonly page: PublicPageName }): ReactNode {
  return (
    <GateCard heading={publicPages[page].title} kind="reading">
      <PublicText page={page} />
      <div className={styles.back}>
        <Button variant="primary" onClick={goBack}>
          Tillbaka
        </Button>
      </div>
    </GateCard>
  );
}
