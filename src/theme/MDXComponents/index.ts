import { lazy, type ComponentType } from 'react';
import OriginalComponents from '@theme-original/MDXComponents';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import RestOfPage from '@kurser/accelerators/quickClicks/RestOfPage';
import Example from '@kurser/course-parts/live/Example';
import { bounded } from '@kurser/course-parts/PartBoundary';
import { teachingComponents } from '@site/src/parts/registry';
import SectionHeading from './SectionHeading';

/** A `StepTrace` whose program the build has run. It parses its own props, as every part. */
const RecordedTrace = lazy(
  () => import('@kurser/course-parts/RecordedTrace') as Promise<{ default: ComponentType<object> }>,
);

/**
 * What authors can write in MDX without an import: Docusaurus' own components and the teaching
 * parts; and what the build puts around the rest of a page (packages/accelerators/src/quickClicks)
 * and around code that can be run, and in place of a program to walk through
 * (packages/lesson-language/src/remark-lesson). The parts' props come from MDX, unchecked by
 * TypeScript; each part parses its own.
 */
const components = Object.assign(
  {},
  OriginalComponents as MDXComponentsObject,
  teachingComponents,
  {
    RestOfPage,
    Example: bounded(Example, 'block'),
    RecordedTrace: bounded(RecordedTrace, 'nothing'),
    h2: SectionHeading,
  },
);

export default components;
