/** What Docusaurus' links ask to make other pages ready; they know it as `window.docusaurus`. */
export { default as pagesAhead } from '@docusaurus/core/lib/client/docusaurus';
