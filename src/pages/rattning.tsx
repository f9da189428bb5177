import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { MDXProvider } from '@mdx-js/react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import MDXComponents from '@theme/MDXComponents';
import environment from '@generated/gate/default/environment.json';
import lessonList from '@generated/lessons/default/lessons.json';
import served from '@generated/pyodide-files/default/served.json';
import { openPageEngine } from '@kurser/python-runner/engine';
import { loadPage } from '@site/src/print/pageModules';
import styles from './rattning.module.css';

/** With all that reads files: fetched when the page is opened, and not with a link to it. */
const Desk = lazy(() => import('@kurser/hand-in/Desk'));

const fetching = <p role="status">Hämtar sidan …</p>;

/** Where a teacher corrects a class' hand-ins, in the browser alone. */
export default function MarkingPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const workerUrl = useBaseUrl(served.worker);
  const openEngine = useCallback(() => openPageEngine(workerUrl), [workerUrl]);
  return (
    <Layout title="Rättning" description="Rätta en klass inlämningar i webbläsaren.">
      <main className={styles.page}>
        <h1>Rättning</h1>
        <p className={styles.lead}>
          Varje program körs om här, i din webbläsare. Ingenting skickas, och när du stänger fliken
          är allt borta.
        </p>
        <MDXProvider components={MDXComponents}>
          {isBrowser ? (
            <Suspense fallback={fetching}>
              <Desk
                site={environment.provider.projectId}
                list={lessonList}
                loadLesson={loadPage}
                openEngine={openEngine}
              />
            </Suspense>
          ) : (
            fetching
          )}
        </MDXProvider>
      </main>
    </Layout>
  );
}
