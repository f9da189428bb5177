import type { ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import Button from '@site/src/components/Button';
import GateCard from '../GateCard';
import PrivacyText from './PrivacyText';
import { privacyTitle } from './title';
import styles from './styles.module.css';

/** The page about personal data while the gate is closed. For a member it is a page like any other. */
export default function Privacy(): ReactNode {
  const history = useHistory();
  return (
    <GateCard heading={privacyTitle} kind="reading">
      <PrivacyText />
      <div className={styles.back}>
        <Button
          variant="primary"
          onClick={() => {
            // Only what was reached from within the site has somewhere to go back to.
            if (history.action === 'PUSH') history.goBack();
            else history.push('/');
          }}
        >
          Tillbaka
        </Button>
      </div>
    </GateCard>
  );
}
