import type { Seam } from 'docusaurus-plugin-seal/seams/contracts/seam';

const theme = { whose: '@docusaurus/theme-classic', version: '3.10.2' } as const;

/** What is leant on of Docusaurus' theme and its styles. */
export const themeSeams: readonly Seam[] = [
  {
    ...theme,
    file: 'themeModules.ts',
    what: "the theme's client module that has Prism colour code",
    breaks: 'the build fails: ours would not be in the bundle',
    without: 'let every visitor fetch Prism for nothing',
    facts: [
      {
        file: '@docusaurus/theme-classic/lib/index.js',
        pattern: /'\.\/prism-include-languages',/,
        says: 'has the client module prism-include-languages',
      },
    ],
  },
  {
    ...theme,
    file: 'codeBlockStyles.ts',
    what: "the classes of the theme's code blocks",
    breaks: 'the build fails, or code stands without its frame',
    without: 'styles of our own',
    facts: [
      ['Container', 'codeBlockContainer'],
      ['Content', 'codeBlockLinesWithNumbering'],
      ['Line', 'codeLineNumber'],
    ].map(([part = '', name = '']) => ({
      file: `@docusaurus/theme-classic/lib/theme/CodeBlock/${part}/styles.module.css`,
      pattern: new RegExp(`\\.${name} \\{`),
      says: `has the class ${name}`,
    })),
  },
  {
    whose: '@docusaurus/theme-common',
    version: '3.10.2',
    file: 'themeInternals.ts',
    what: "what the theme's own code blocks and menu ask its common package for",
    breaks: 'the build fails',
    without: "leave these parts of the theme as they are; Prism's colours would come to every page",
    facts: [
      ...['CodeBlockContextProvider', 'createCodeBlockMetadata', 'useCodeBlockContext'],
      ...['useNavbarMobileSidebar', 'useCodeWordWrap'],
    ].map((name) => ({
      file: '@docusaurus/theme-common/lib/internal.js',
      pattern: new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\}`),
      says: `exports ${name}`,
    })),
  },
  {
    whose: '@docusaurus/plugin-css-cascade-layers',
    version: '3.10.2',
    file: 'infima.ts',
    what: "the layer that Infima's style sheet is put in, and the sheet's place",
    breaks: 'the form of the small entry has no base styles',
    without: 'a sheet of our own for the gate',
    facts: [
      {
        file: '@docusaurus/plugin-css-cascade-layers/lib/options.js',
        pattern: /'docusaurus\.infima': layerFor\('node_modules\/infima\/dist'\)/,
        says: 'puts Infima into docusaurus.infima',
      },
      {
        file: 'infima/dist/css/default/default.css',
        pattern: /--ifm-color-primary/,
        says: "holds Infima's variables",
      },
    ],
  },
  {
    whose: '@docusaurus/plugin-css-cascade-layers',
    version: '3.10.2',
    file: 'cascadeLayers.ts',
    what: 'the sheet that says in which order the layers weigh',
    breaks: 'the build of the small entry fails',
    without: 'one `@layer` line of our own',
    facts: [
      {
        file: '@docusaurus/plugin-css-cascade-layers/lib/index.js',
        pattern: /LayersDeclarationModule = 'layers\.css'/,
        says: 'writes layers.css',
      },
    ],
  },
];
