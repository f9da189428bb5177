import type { Seam } from 'docusaurus-plugin-seal/seams/contracts/seam';

const client = '@docusaurus/core/lib/client';
const core = { whose: '@docusaurus/core', version: '3.10.2' } as const;

/** What is leant on of Docusaurus' core. */
export const coreSeams: readonly Seam[] = [
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
    file: 'pages.ts',
    what: 'the table of routes and their chunks; `window.docusaurus`, asked as links ask it',
    breaks:
      'a whole course part cannot be printed; a click on the link to the next lesson waits for its page',
    without:
      'import the lessons of a part by a list that our own plugin writes; leave the reading in to the pointer over the link',
    facts: [
      {
        file: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
        pattern: /res\.registry\[chunkName\][^]*res\.routesChunkNames\[routeKey\]/,
        says: 'writes a registry and routesChunkNames',
      },
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
];
