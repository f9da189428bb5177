/** Docusaurus' app, as its own client entry starts it, and what loads the parts of a page. A chunk of its own: see contentGate.ts. */
import { nextTask } from '../components/nextTask';
import { layOutAfterCopy } from '../reading/layOut';

export { default as preloadRoute } from '@docusaurus/core/lib/client/preload';

/** In a task of its own: a slow phone needs some time for each, to ask for the page's parts and to read in the app. */
async function startApp(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

layOutAfterCopy(document);
void startApp();
