import type { Config } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

/**
 * Docusaurus as it comes, with what the lessons' text needs to be compiled: formulas and diagrams.
 * Nothing of ours.
 */
const config: Config = {
  title: 'Bare',
  url: 'https://bare.example',
  baseUrl: '/',
  i18n: { defaultLocale: 'sv', locales: ['sv'] },
  future: { v4: true, faster: true },
  markdown: { mermaid: true },
  themes: ['@docusaurus/theme-mermaid'],
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'docs',
          routeBasePath: 'courses',
          remarkPlugins: [remarkMath],
          rehypePlugins: [rehypeKatex],
        },
        blog: false,
        pages: false,
        sitemap: false,
      } satisfies Preset.Options,
    ],
  ],
};

export default config;
