import type { Config } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import { themes } from 'prism-react-renderer';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { readEnvironment } from './src/config/environment';
import { school } from './src/config/school';

const environment = readEnvironment(process.env);

/** The same site around the component fixtures instead of the courses: what the teaching parts' browser tests run on. */
const docsPath = process.env['SITE'] === 'fixtures' ? 'tests/fixtures/docs' : 'docs';

const config: Config = {
  title: school.title,
  tagline: school.tagline,
  favicon: 'img/favicon.svg',
  url: school.url,
  baseUrl: '/',
  noIndex: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: { defaultLocale: 'sv', locales: ['sv'] },
  future: { v4: true, faster: true },
  markdown: {
    mermaid: true,
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  themes: ['@docusaurus/theme-mermaid'],
  customFields: { environment },
  presets: [
    [
      'classic',
      {
        docs: {
          path: docsPath,
          routeBasePath: 'courses',
          sidebarPath: './sidebars.ts',
          remarkPlugins: [remarkMath],
          rehypePlugins: [rehypeKatex],
        },
        blog: false,
        sitemap: false,
        theme: { customCss: './src/css/custom.css' },
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: {
      title: school.title,
      items: [{ type: 'docSidebar', sidebarId: 'courses', label: 'Kurser', position: 'left' }],
    },
    footer: { style: 'light', copyright: school.title },
    prism: {
      theme: themes.github,
      darkTheme: themes.dracula,
      additionalLanguages: [
        'bash',
        'c',
        'rust',
        'go',
        'gdscript',
        'sql',
        'toml',
        'ini',
        'json',
        'yaml',
        'diff',
        'pascal',
        'asm6502',
        'nasm',
        'csv',
        'http',
        'shell-session',
      ],
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
