import { markupFaults } from './markupTrial';
import { bundleLazyPage, scriptLoadingFaults } from './runtimeTrial';
import type { Fact, Seam } from './seam';

const client = '@docusaurus/core/lib/client';
const core = { whose: '@docusaurus/core', version: '3.10.2' } as const;
const runtime = { whose: '@rspack/core', version: '1.7.12' } as const;

/** Files of the client that ask for one of its modules. */
const asks = (module: string, ...files: string[]): readonly Fact[] =>
  files.map((file) => ({
    file: `${client}/${file}.js`,
    pattern: new RegExp(`from '\\.\\.?/${module}';`),
    says: `asks for ./${module}`,
  }));

/** What the seal leans on that nobody has promised to keep. */
export const sealSeams: readonly Seam[] = [
  {
    ...core,
    file: 'seal/coreModules.ts',
    what: "`preload`, `prefetch`, `docusaurus` and `browserContext` of Docusaurus' client, by their places",
    breaks: 'the build fails: ours would not be in the bundle',
    without: 'a hook in Docusaurus for what a route loads; nobody has asked for one yet',
    facts: [
      ...asks('preload', 'clientEntry', 'PendingNavigation', 'docusaurus'),
      ...asks('prefetch', 'docusaurus'),
      ...asks('docusaurus', 'clientEntry'),
      ...asks('browserContext', 'App', 'exports/useIsBrowser'),
    ],
  },
  {
    ...core,
    file: 'seal/pageLoading.ts',
    what: 'the functions that load the chunks of a page and fetch a file ahead, and `window.docusaurus`, which links ask to make pages ready',
    breaks:
      'no page opens behind the gate; a click waits for what a pointer over the link would have fetched',
    without:
      "match routes and call their components' `preload` ourselves, and a link component of our own",
    facts: [
      {
        file: `${client}/preload.js`,
        pattern: /export default function preload\(pathname\)[^]*return Promise\.all\(/,
        says: 'exports preload(pathname), which answers with a promise',
      },
      {
        file: `${client}/prefetch.js`,
        pattern: /export default function prefetch\(url\)/,
        says: 'exports prefetch(url)',
      },
      {
        file: `${client}/docusaurus.js`,
        pattern: /const docusaurus = \{\s*prefetch,\s*preload,\s*\};/,
        says: 'exports prefetch and preload',
      },
      {
        file: `${client}/exports/Link.js`,
        pattern: /window\.docusaurus\.preload\(/,
        says: 'asks window.docusaurus',
      },
    ],
  },
  {
    ...core,
    file: 'seal/appRoot.ts',
    what: "the element of the app, the mark of its coming alive, and the build's word that there is markup",
    breaks: 'the form never comes alive, or is drawn anew',
    without: "Docusaurus' own entry (the plain house)",
    facts: [
      {
        file: `${client}/clientEntry.js`,
        pattern: /document\.getElementById\('__docusaurus'\)/,
        says: 'renders into #__docusaurus',
      },
      {
        file: '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
        pattern: /<div id="__docusaurus">/,
        says: 'writes #__docusaurus',
      },
      {
        file: `${client}/hasHydratedDataAttribute.js`,
        pattern: /<html data-has-hydrated=\{isBrowser\}\/>/,
        says: 'marks <html> with data-has-hydrated',
      },
      {
        file: '@docusaurus/core/lib/webpack/client.js',
        pattern: /'process\.env\.HYDRATE_CLIENT_ENTRY': JSON\.stringify\(hydrate\)/,
        says: 'tells the client entry whether there is markup',
      },
    ],
  },
  {
    ...core,
    file: 'seal/pageRendering.ts',
    what: "the server entry: what it is called with, and what it returns; the site's settings and languages",
    breaks: 'the build fails, or stops the sealing of pages',
    without: 'cut the written files after the build; lessons would lie in build/ meanwhile',
    facts: [
      {
        file: `${client}/serverEntry.js`,
        pattern: /const render = async \(\{ pathname,[^]*return \{ html, collectedData \};/,
        says: 'returns { html, collectedData } for { pathname }',
      },
      {
        file: `${client}/serverEntry.js`,
        pattern: /const collectedData = \{\s*metadata,\s*anchors:[^]*links:[^]*modules:/,
        says: 'collects metadata, anchors, links and modules',
      },
      {
        file: '@docusaurus/core/lib/server/codegen/codegen.js',
        pattern: /generate\)\(generatedFilesDir, 'i18n\.json'/,
        says: 'writes i18n.json',
      },
      {
        file: `${client}/clientEntry.js`,
        pattern: /from '@generated\/docusaurus\.config'/,
        says: 'asks for @generated/docusaurus.config',
      },
    ],
  },
  {
    ...core,
    file: 'seal/pageTemplate.ts',
    what: "the page's markup as Docusaurus' template writes it: encoding, style sheets, entry scripts",
    breaks: 'the build fails',
    without: 'write the pages ourselves',
    facts: [
      {
        file: '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
        pattern:
          /<meta charset="UTF-8">[^]*<link rel="stylesheet" href="[^]*<script src="[^"]*" defer>/,
        says: 'writes the encoding, style sheets and deferred scripts in this order',
      },
    ],
  },
  {
    ...core,
    file: 'seal/generatedFiles.ts',
    what: 'the files with the data of plugins for all pages, and with the chunks of each route',
    breaks: 'the build fails, or the leak scan finds the labels of sidebars in the app',
    without:
      'a docs plugin of our own; routes from the modules that the bundler says each chunk has',
    facts: [
      {
        file: '@docusaurus/core/lib/server/codegen/codegen.js',
        pattern: /generate\)\(generatedFilesDir, 'globalData\.json'/,
        says: 'writes globalData.json',
      },
      {
        file: `${client}/docusaurusContext.js`,
        pattern: /from '@generated\/globalData'/,
        says: 'asks for @generated/globalData',
      },
      {
        file: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
        pattern: /generate\)\(generatedFilesDir, 'routesChunkNames\.json'/,
        says: 'writes routesChunkNames.json',
      },
    ],
  },
  {
    ...runtime,
    file: 'seal/scriptLoading.ts',
    what: "`__webpack_require__.l`, the runtime's function for async scripts",
    breaks: 'sealed chunks run as they are, and no page opens',
    without: 'a service worker that opens sealed scripts',
    facts: [],
    trial: async () => scriptLoadingFaults(await bundleLazyPage()),
  },
  {
    ...runtime,
    file: 'seal/moduleReplacement.ts',
    what: '`NormalModuleReplacementPlugin`, and the graph of modules',
    breaks: 'the build fails',
    without: 'aliases, which cannot tell who asks',
    facts: [
      {
        file: '@rspack/core/dist/ModuleGraph.d.ts',
        pattern: /getIncomingConnections\(module: Module\): ModuleGraphConnection\[\]/,
        says: 'tells who asks for a module',
      },
    ],
  },
  {
    whose: '@docusaurus/faster',
    version: '3.10.2',
    file: 'seal/runtimeMinimizer.ts',
    what: "Docusaurus' settings for Rspack's minifier",
    breaks: 'the runtime is larger than it need be, or runs in fewer browsers than the rest',
    without: 'an option of Docusaurus for the minifier',
    facts: [
      {
        file: '@docusaurus/faster/lib/index.js',
        pattern:
          /ecma: 2020,\s*compress: \{\s*ecma: 5,\s*\},\s*module: true,\s*mangle: true,\s*safari10: true,\s*format: \{\s*ecma: 5,\s*comments: false,\s*ascii_only: true,\s*\}/,
        says: 'has the settings that ours repeat',
      },
    ],
  },
  {
    whose: 'react-dom',
    version: '19.3.1',
    file: 'seal/reactMarkup.ts',
    what: 'how React writes attributes, style sheets and late parts on the server',
    breaks: 'the build fails',
    without: 'leave the early pages out (`ACCELERATORS`), and cut the shell out of a parsed page',
    facts: [],
    trial: markupFaults,
  },
];
