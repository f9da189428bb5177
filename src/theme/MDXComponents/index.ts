import OriginalComponents from '@theme-original/MDXComponents';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import RestOfPage from '@site/src/accelerators/quickClicks/RestOfPage';
import Example from '@site/src/teaching/live/Example';
import { bounded } from '@site/src/teaching/PartBoundary';
import { teachingComponents } from '@site/src/teaching/registry';
import SectionHeading from './SectionHeading';

/**
 * What authors can write in MDX without an import: Docusaurus' own components and the teaching
 * parts; and what the build puts around the rest of a page (src/accelerators/quickClicks) and
 * around code that can be run (src/plugins/remark-lesson). The parts' props come from MDX,
 * unchecked by TypeScript; each part parses its own.
 */
const components = Object.assign(
  {},
  OriginalComponents as MDXComponentsObject,
  teachingComponents,
  { RestOfPage, Example: bounded(Example, 'block'), h2: SectionHeading },
);

export default components;
