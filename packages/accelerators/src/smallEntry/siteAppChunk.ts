/**
 * Docusaurus' app, as its own client entry starts it, and what loads the parts of a page. A chunk
 * of its own: see siteLoading.ts.
 */
import { startSite } from '@kurser/platform/siteStart';

export { preloadRoute } from 'docusaurus-plugin-seal/seams/routePreload';

void startSite();

// While lessons are written: what has been edited is drawn anew from here, and the gate around it
// stands. Without this nobody would take the change, and the bundler would load the page anew.
import.meta.webpackHot?.accept();
