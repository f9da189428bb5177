/** The classes of the theme's code blocks, for parts of ours that stand in for the theme's. */
export { default as containerStyles } from '@docusaurus/theme-classic/lib/theme/CodeBlock/Container/styles.module.css';
export { default as contentStyles } from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
export { default as lineStyles } from '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';
