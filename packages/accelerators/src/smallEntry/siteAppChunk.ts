/**
 * Docusaurus' app, as its own client entry starts it, and what loads the parts of a page. A chunk
 * of its own: see siteLoading.ts.
 */
import { startSite } from '@kurser/platform/siteStart';

export { preloadRoute } from 'docusaurus-plugin-seal/seams/routePreload';

void startSite();
