import type { KnipConfig } from 'knip';

// docusaurus.config.ts, which is read to find plugins and themes, wants the build's variables.
process.env['FIREBASE_TARGET'] ??= 'emulator';

/**
 * What `npx knip` takes for the house's doors: files that something other than an import leads to,
 * and what leads there.
 */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        // What the site's programs start with (src/accelerators/smallEntry).
        'src/accelerators/smallEntry/clientEntry.tsx',
        // The theme's own parts, found by their place.
        'src/theme/**/*.{ts,tsx}',
        // A route's component (src/plugins/redirects).
        'src/components/RedirectTo/index.tsx',
        // Bundled into the head of every page (src/accelerators/earlyForm).
        'src/accelerators/earlyForm/script.ts',
        // The bundler puts them in place of modules of the theme and of Docusaurus' app.
        'src/plugins/builtColours/nothing.ts',
        'src/accelerators/smallEntry/{browserContext.tsx,siteLoading.ts}',
        // Docusaurus finds them by their names (src/accelerators/index.ts), and one of them tells
        // it of a client module.
        'src/accelerators/*/index.ts',
        'src/accelerators/earlyPage/takeOver.ts',
        // The bundler puts it in place of App Check's program.
        'src/plugins/appCheck/noAppCheck.ts',
        // The bundler puts it in place of the router.
        'src/accelerators/quickClicks/client/reactRouter.ts',
        // Copied to a public file of its own (src/plugins/pyodide).
        'src/teaching/python/worker/worker.ts',
        // The bundler loads them (src/plugins/lessons).
        'src/plugins/lessons/{cut,glossary}Loader.mjs',
        // A thread of the build (src/search/build/deriveSearch.ts).
        'src/search/build/worker.ts',
        // Processes of `npm run quick` (scripts/lib/quickPlan.ts) and `npm test`
        // (scripts/lib/siteServers.ts).
        'scripts/formatting.ts',
        'scripts/serveFolder.ts',
        // A process of the lesson check (tests/lessons/run/processHost.ts).
        'tests/lessons/run/smallProcess.ts',
        // Put in the place of other modules by the configuration of the DOM tests
        // (vitest.config.mts).
        'tests/support/dom/doubles/*.{ts,tsx}',
        // Run in a copy of the project with planted faults (tests/plants/tryTests.ts).
        'tests/plants/onSite.ts',
        // Run in the pages that are tested.
        'tests/support/inPage/{findings,phone}.ts',
        // Sites and parts of sites that tests build.
        'tests/fixtures/{faults,pages}/**/*.tsx',
        'tests/fixtures/docs/**/*.mdx',
        'tests/fixtures/seal-site/**/*.{ts,tsx}',
        // Sites that the benchmarks compare ours with, and what their builds are told to load.
        'benchmarks/sites/{plainGate,ungated}/*.{ts,tsx}',
        'benchmarks/dev/bare/**/*.{ts,tsx}',
        'benchmarks/growth/growth.config.ts',
        'benchmarks/sites/{bareTheme,plainFacts}.ts',
        'benchmarks/sites/reportPeak.mjs',
      ],
      project: [
        '{src,scripts,tests,benchmarks}/**/*.{ts,tsx,mts,mjs,js}',
        'tests/fixtures/docs/**/*.mdx',
        '*.{ts,mjs,mts}',
      ],
    },
    // A room: what its door offers and nobody takes is told too.
    'packages/*': {
      // Run by hand, as its first line says.
      entry: ['src/**/__tests__/vectors/generate.ts'],
      project: 'src/**/*.{ts,tsx}',
      includeEntryExports: true,
    },
    'packages/docusaurus-plugin-seal': {
      entry: [
        // The bundler puts these in place of Docusaurus' own (src/build/bundlerConfig.ts).
        'src/client/{docusaurus,prefetch,preload}.ts',
        'src/server/serverEntry.ts',
      ],
      project: 'src/**/*.{ts,tsx}',
      includeEntryExports: true,
    },
  },
  // A type that an exported function names is part of what it promises, whether or not somebody
  // writes its name.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // The C of lessons is compiled with it where it is there (tests/lessons/run/tools.ts).
  ignoreBinaries: ['gcc'],
  ignoreDependencies: [
    // Comes with `firebase` (src/platform/sdkInternals.ts).
    '@firebase/auth',
    // One of Docusaurus' own names for its parts, which knip does not know.
    '@docusaurus/ErrorBoundary',
    // Resolved by name from a test, for its file (tests/unit/selfHostedHtmx.test.ts).
    'htmx.org',
    // A style sheet names their files (src/css/fonts.css).
    '@fontsource-variable/atkinson-hyperlegible-mono',
    '@fontsource-variable/atkinson-hyperlegible-next',
  ],
};

export default config;
