/** Loads the chunks of the page at an address; fulfilled when they have run. */
export { default as preloadRoute } from '@docusaurus/core/lib/client/preload';
