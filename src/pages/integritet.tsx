import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import PrivacyText from '@site/src/gate/Privacy/PrivacyText';
import { privacyTitle } from '@site/src/gate/Privacy/title';
import styles from './integritet.module.css';

/** The page about personal data as a member sees it. Everybody else gets the same text from the gate, which is public. */
export default function PrivacyPage(): ReactNode {
  return (
    <Layout title={privacyTitle}>
      <main className={styles.page}>
        <Heading as="h1">{privacyTitle}</Heading>
        <PrivacyText />
      </main>
    </Layout>
  );
}
