import { lazy, Suspense, type ReactNode } from 'react';
import { MDXProvider } from '@mdx-js/react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import MDXComponents from '@theme/MDXComponents';
import Onward from '@site/src/home/Onward';
import { catalogue } from '@kurser/student-work/repetition/catalogue';
import styles from './repetera.module.css';

/** With the scheduling: fetched when the page is opened, and not with a link to it. */
const Repetition = lazy(() => import('@kurser/student-work/repetition/Repetition'));

const fetching = <p role="status">Hämtar frågorna …</p>;

/**
 * Questions on what the student has read, when it is time for them. What there is to ask is known
 * on the device alone.
 */
export default function RepetitionPage(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <Layout title="Repetera" description="Frågor på det du har läst, när det är dags för dem.">
      <main className={styles.page}>
        <h1>Repetera</h1>
        <p className={styles.lead}>
          Frågor på det du har läst, när det är dags för dem. Det du missar kommer tillbaka.
        </p>
        <MDXProvider components={MDXComponents}>
          {isBrowser ? (
            <Suspense fallback={fetching}>
              <Repetition catalogue={catalogue} onward={<Onward />} />
            </Suspense>
          ) : (
            fetching
          )}
        </MDXProvider>
      </main>
    </Layout>
  );
}
