import MDXComponents from '@theme-original/MDXComponents';
import { teachingComponents } from '@site/src/teaching/registry';

/** What authors can write in MDX without an import: Docusaurus' own components and the teaching parts. */
const components: typeof MDXComponents = { ...MDXComponents, ...teachingComponents };

export default components;
