/** Renders a page on the server as Docusaurus' own server entry does. */
export { default as renderPage, type RenderedApp } from '@docusaurus/core/lib/client/serverEntry';

/** What Docusaurus has read of the site, for code that runs outside its app. */
export { default as siteConfig } from '@generated/docusaurus.config';
export { default as i18n } from '@generated/i18n';
