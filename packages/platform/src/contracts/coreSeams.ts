import type { Fact, Seam } from './seam';

const client = '@docusaurus/core/lib/client';
const core = { whose: '@docusaurus/core', version: '3.10.2' } as const;

/** Files of the client that ask for one of its modules. */
const asks = (module: string, ...files: string[]): readonly Fact[] =>
  files.map((file) => ({
    file: `${client}/${file}.js`,
    pattern: new RegExp(`from '\\.\\.?/${module}';`),
    says: `asks for ./${module}`,
  }));

/** What is leant on of Docusaurus' core. */
export const coreSeams: readonly Seam[] = [
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
    file: 'seal/routePreload.ts',
    what: 'the function that loads the chunks of a page',
    breaks: 'no page opens behind the gate',
    without: "match routes and call their components' `preload` ourselves",
    facts: [
      {
        file: `${client}/preload.js`,
        pattern: /export default function preload\(pathname\)[^]*return Promise\.all\(/,
        says: 'exports preload(pathname), which answers with a promise',
      },
    ],
  },
  {
    ...core,
    file: 'seal/chunkPrefetch.ts',
    what: 'the function that fetches a file ahead',
    breaks: 'an unsealed site fetches nothing ahead',
    without: 'append a `link rel=prefetch` ourselves',
    facts: [
      {
        file: `${client}/prefetch.js`,
        pattern: /export default function prefetch\(url\)/,
        says: 'exports prefetch(url)',
      },
    ],
  },
  {
    ...core,
    file: 'seal/pagesAhead.ts',
    what: '`window.docusaurus`, which links ask to make pages ready',
    breaks: 'a click waits for what a pointer over the link would have fetched',
    without: 'the same with our own link component',
    facts: [
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
    file: 'readInPage.ts',
    what: '`window.docusaurus`, asked as links ask it',
    breaks: 'a click on the link to the next lesson waits for its page',
    without: 'leave the reading in to the pointer over the link',
    facts: [
      {
        file: `${client}/clientEntry.js`,
        pattern: /window\.docusaurus = docusaurus;/,
        says: 'puts it into the window',
      },
      {
        file: `${client}/exports/Link.js`,
        pattern: /window\.docusaurus\.preload\(targetLink\)/,
        says: 'asks it to read in a page',
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
    file: 'seal/siteFacts.ts',
    what: "the generated files with the site's settings and languages",
    breaks: 'the build fails',
    without: "hand the settings to the server entry in a file of the seal plugin's",
    facts: [
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
    file: 'siteStart.ts',
    what: "Docusaurus' client entry as a module that can be imported late",
    breaks: 'a member stays on the loading screen',
    without: "Docusaurus' own entry (the plain house)",
    facts: [
      {
        file: `${client}/clientEntry.js`,
        pattern: /preload\(window\.location\.pathname\)\.then\(/,
        says: 'starts the app when it is imported',
      },
    ],
  },
  {
    ...core,
    file: 'siteRoot.ts',
    what: '`window.docusaurusRoot`, into which the client entry renders when it finds one',
    breaks: 'two apps in one page: React complains, and the gate stays shut',
    without: "Docusaurus' own entry (the plain house)",
    facts: [
      {
        file: `${client}/clientEntry.js`,
        pattern: /if \(window\.docusaurusRoot\) \{\s*window\.docusaurusRoot\.render\(app\);/,
        says: 'renders into window.docusaurusRoot',
      },
    ],
  },
  {
    ...core,
    file: 'seal/pageRendering.ts',
    what: 'the server entry: what it is called with, and what it answers',
    breaks: 'the build fails, or stops the sealing of pages',
    without: 'cut the written files after the build; lessons would lie in build/ meanwhile',
    facts: [
      {
        file: `${client}/serverEntry.js`,
        pattern: /const render = async \(\{ pathname,[^]*return \{ html, collectedData \};/,
        says: 'answers { html, collectedData } for { pathname }',
      },
      {
        file: `${client}/serverEntry.js`,
        pattern: /const collectedData = \{\s*metadata,\s*anchors:[^]*links:[^]*modules:/,
        says: 'collects metadata, anchors, links and modules',
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
    file: 'seal/globalData.ts',
    what: 'the file with the data that plugins give to all pages',
    breaks: 'the build fails, or the leak scan finds the labels of sidebars in the app',
    without: 'a docs plugin of our own',
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
    ],
  },
  {
    ...core,
    file: 'pageRegistry.ts',
    what: 'the table of routes and their chunks',
    breaks: 'a whole course part cannot be printed',
    without: 'import the lessons of a part by a list that our own plugin writes',
    facts: [
      {
        file: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
        pattern: /res\.registry\[chunkName\][^]*res\.routesChunkNames\[routeKey\]/,
        says: 'writes a registry and routesChunkNames',
      },
    ],
  },
];
