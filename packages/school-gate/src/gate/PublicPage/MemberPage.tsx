import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import { publicPages, type PublicPageName } from '@site/src/config/publicPages';
import PublicText from './PublicText';
import styles from './styles.module.css';

/**
 * A public page as a member sees it. Everybody else gets the same text from the gate, which is
 * public.
 */
export default function MemberPage({ page }: { readonly page: PublicPageName }): ReactNode {
  const { title } = publicPages[page];
  return (
    <Layout title={title}>
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <PublicText page={page} />
      </main>
    </Layout>
  );
}
