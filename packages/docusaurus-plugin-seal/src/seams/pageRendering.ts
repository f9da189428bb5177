/** Renders a page on the server as Docusaurus' own server entry does. */
export { default as renderPage, type RenderedApp } from '@docusaurus/core/lib/client/serverEntry';
