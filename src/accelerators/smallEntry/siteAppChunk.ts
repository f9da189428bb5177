/** Docusaurus' app, as its own client entry starts it, and what loads the parts of a page. A chunk of its own: see siteLoading.ts. */
import { nextTask } from '../../shared/nextTask';
import { startSite } from '../../platform/siteStart';

export { preloadRoute } from '../../platform/routePreload';

/** In a task of its own: a slow phone needs some time for each, to ask for the page's parts and to read in the app. */
async function startApp(): Promise<void> {
  await nextTask();
  await startSite();
}

void startApp();
