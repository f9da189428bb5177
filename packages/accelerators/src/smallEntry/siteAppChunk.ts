/**
 * Docusaurus' app, as its own client entry starts it, and what loads the parts of a page. A chunk
 * of its own: see siteOnDemand.ts.
 */
import { startSite } from '@kurser/platform/siteStart';

export { preloadRoute } from 'docusaurus-plugin-seal/seams/pageLoading';

declare global {
  /** What the bundler's development server adds to a module; a build has none of it. */
  interface ImportMeta {
    readonly webpackHot?: {
      /** The module takes changes of itself and of what it imports: it is run anew. */
      readonly accept: () => void;
    };
  }
}

void startSite();

// While lessons are written: what has been edited is drawn anew from here, and the gate around it
// stands. Without this nobody would take the change, and the bundler would load the page anew. Not
// with `?.`: of a call that way the bundler makes one of undefined in a build.
if (import.meta.webpackHot !== undefined) import.meta.webpackHot.accept();
