import type { Seam } from 'docusaurus-plugin-seal/seams/contracts/seam';
import { pageFailureFaults } from './pageFailureTrial';
import { internalEntry, internalsFaults, requestFaults } from './requestTrial';
import { partsFaults, sessionFaults, tokenFaults } from './sdkTrial';

const runtime = { whose: '@rspack/core', version: '1.7.12' } as const;

/** What is leant on of the bundler, the router, the sign-in SDK and React. */
export const otherSeams: readonly Seam[] = [
  {
    ...runtime,
    file: 'onDemand.ts',
    what: "`lazyCompilationMiddleware`, and the names of modules in Docusaurus' table of routes",
    breaks: 'the development server does not start, or compiles every lesson before it is up',
    without: 'compile every lesson at the start, as Docusaurus does',
    facts: [
      {
        file: '@rspack/core/dist/exports.d.ts',
        pattern: /export \{ lazyCompilationMiddleware \};/,
        says: 'exports what listens for the pages that are asked for',
      },
      {
        file: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
        pattern: /"\$\{modulePath\}", require\.resolveWeak\("\$\{modulePath\}"\)\],/,
        says: 'names each module a second time, last in its line',
      },
      {
        file: '@docusaurus/core/lib/commands/start/webpack.js',
        pattern: /\[defaultDevServerConfig, config\.devServer\]/,
        says: "adds a plugin's part of the server to its own",
      },
    ],
  },
  {
    whose: 'webpack-dev-server',
    version: '5.2.7',
    file: 'mendedPage.ts',
    what: 'what the development server tells its page, as messages of the window',
    breaks: 'a lesson that has been mended in `npm start` shows when its page is loaded anew',
    without: "say so in the development server's overlay",
    facts: [
      {
        file: 'webpack-dev-server/client/index.js',
        pattern: /sendMessage\("Ok"\);[^]*sendMessage\("Errors", printableErrors\);/,
        says: 'tells of what is well, and of what cannot be compiled',
      },
      {
        file: 'webpack-dev-server/client/utils/sendMessage.js',
        pattern: /type: "webpack"\.concat\(type\)/,
        says: 'begins the type of a message with webpack',
      },
    ],
  },
  {
    whose: '@docusaurus/mdx-loader',
    version: '3.10.2',
    file: 'pageFailure.ts',
    what: "the words for a page that cannot be compiled, and the bundler's list of errors",
    breaks: 'faults in lessons are told with the stack of the programs that met them',
    without: 'read every page a second time, before Docusaurus does (`markdown.preprocessor`)',
    facts: [
      {
        file: '@docusaurus/mdx-loader/lib/utils.js',
        pattern:
          /`MDX compilation failed for file \$\{[^}]+\}\\nCause: \$\{error\.message\}\\nDetails:\\n\$\{errorDetails\}`/,
        says: 'words the failure so',
      },
    ],
    trial: pageFailureFaults,
  },
  {
    whose: 'react-router',
    version: '5.3.4',
    file: 'router.ts',
    what: '`__RouterContext`, in which the router tells its parts where they are',
    breaks: 'the build fails',
    without: 'leave it out (`ACCELERATORS`)',
    facts: [
      {
        file: 'react-router/esm/react-router.js',
        pattern: /export \{[^}]*context as __RouterContext[^}]*\}/,
        says: 'exports __RouterContext',
      },
    ],
  },
  {
    whose: 'react-router',
    version: '5.3.4',
    file: 'routerPackage.ts',
    what: 'the name by which the router is asked for',
    breaks: 'the build fails: ours would not be in the bundle',
    without: 'leave it out (`ACCELERATORS`)',
    facts: [
      {
        file: 'react-router-dom/esm/react-router-dom.js',
        pattern: /from 'react-router';/,
        says: 'asks for react-router',
      },
    ],
  },
  {
    whose: 'firebase',
    version: '12.19.0',
    file: 'sdkParts.ts',
    what: "`_components`, the table of the SDK's parts",
    breaks: 'signing in waits for IndexedDB, which some browsers never answer',
    without: 'a setting of the SDK; there is none',
    facts: [],
    trial: async () => partsFaults(await import('firebase/app')),
  },
  {
    whose: 'firebase',
    version: '12.19.0',
    file: 'sdkInternals.ts',
    what: "where the SDK's internal entry lies",
    breaks: 'the build fails, or holds the SDK twice and its requests pass ours by',
    without: "wrap the page's `fetch`, which everybody else's requests pass through too",
    facts: [],
    trial: internalsFaults,
  },
  {
    whose: 'firebase',
    version: '12.19.0',
    file: 'sdkRequests.ts',
    what: '`FetchProvider`, by which the SDK sends its requests',
    breaks: 'nobody can sign in, or an hour of outage signs every member out',
    without: "wrap the page's `fetch`, which everybody else's requests pass through too",
    facts: [],
    trial: () => requestFaults(internalEntry()),
  },
  {
    whose: 'firebase',
    version: '12.19.0',
    file: 'sessionRecord.ts',
    what: 'how the SDK writes a session into storage, and what it takes in',
    breaks: 'members see the form before they are let in; a sign-out leaves sessions in other tabs',
    without: 'wait for the SDK before anything is shown',
    facts: [],
    trial: sessionFaults,
  },
  {
    whose: 'firebase',
    version: '12.19.0',
    file: 'storedToken.ts',
    what: 'where the SDK says which token it has of an account, expired or not',
    breaks: 'a course that is kept on the device does not open without a network',
    without: "read it out of storage, as the session's record is",
    facts: [],
    trial: tokenFaults,
  },
];
