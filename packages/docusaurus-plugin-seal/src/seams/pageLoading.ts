/**
 * How Docusaurus' client fetches pages before they are shown. Ours take the places of these modules
 * (coreModules.ts) and get the originals here.
 */

/** Loads the chunks of the page at an address; fulfilled when they have run. */
export { default as preloadRoute } from '@docusaurus/core/lib/client/preload';

/** Asks the browser to fetch a file that may be wanted soon. Never rejects. */
export { default as prefetchFile } from '@docusaurus/core/lib/client/prefetch';

/** What Docusaurus' links ask to make other pages ready; they know it as `window.docusaurus`. */
export { default as pagesAhead } from '@docusaurus/core/lib/client/docusaurus';
