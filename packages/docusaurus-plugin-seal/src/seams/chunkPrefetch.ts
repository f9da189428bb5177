/** Asks the browser to fetch a file that may be wanted soon. Never rejects. */
export { default as prefetchFile } from '@docusaurus/core/lib/client/prefetch';
