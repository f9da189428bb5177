/** Docusaurus' app, as its own client entry starts it, and what loads the parts of a page. A chunk of its own: see contentGate.ts. */
import '@docusaurus/core/lib/client/clientEntry';

export { default as preloadRoute } from '@docusaurus/core/lib/client/preload';
