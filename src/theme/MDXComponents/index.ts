import OriginalComponents from '@theme-original/MDXComponents';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import RestOfPage from '@site/src/reading/RestOfPage';
import { teachingComponents } from '@site/src/teaching/registry';

/**
 * What authors can write in MDX without an import: Docusaurus' own components and the teaching parts; and what the build puts around the
 * rest of a page (src/plugins/rehype-rest). The parts' props come from MDX,
 * unchecked by TypeScript; each part parses its own.
 */
const components = Object.assign(
  {},
  OriginalComponents as MDXComponentsObject,
  teachingComponents,
  { RestOfPage },
);

export default components;
