import type { KnipConfig } from 'knip';

// docusaurus.config.ts, which is read to find plugins and themes, wants the build's variables.
process.env['FIREBASE_TARGET'] ??= 'emulator';

/**
 * A room, with what beside its door something other than an import leads to: what such a file
 * exports is taken by its name, so there knip is not asked who takes it.
 */
const room = (entry: string[]) => ({
  entry: [...entry, 'src/**/__tests__/**/*.test.{ts,tsx}'],
  project: 'src/**/*.{ts,tsx,mjs}',
  includeEntryExports: entry.length === 0,
});

/**
 * What `npx knip` takes for the house's doors: files that something other than an import leads to,
 * and what leads there.
 */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        // The theme's own parts, found by their place.
        'src/theme/**/*.{ts,tsx}',
        // A route's component (src/plugins/redirects).
        'src/components/RedirectTo/index.tsx',
        // The bundler puts it in place of a module of the theme.
        'src/plugins/builtColours/nothing.ts',
        // Processes of `npm run quick` (scripts/lib/quickPlan.ts) and `npm test`
        // (scripts/lib/siteServers.ts).
        'scripts/formatting.ts',
        'scripts/serveFolder.ts',
        // Put in the place of other modules by the configuration of the DOM tests
        // (vitest.config.mts).
        'tests/support/dom/doubles/*.{ts,tsx}',
        // Run in a copy of the project with planted faults (tests/plants/tryTests.ts).
        'tests/plants/onSite.ts',
        // Read by Stryker's runner (tests/mutants/cores.ts).
        'tests/mutants/vitest.config.mts',
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
      ],
      project: [
        '{src,scripts,tests,benchmarks}/**/*.{ts,tsx,mts,mjs,js}',
        'tests/fixtures/docs/**/*.mdx',
        '*.{ts,mjs,mts}',
      ],
    },
    // A room: what its door offers and nobody takes is told too.
    'packages/*': room([]),
    'packages/accelerators': room([
      // What the site's programs start with, and what is bundled into the head of every page.
      'src/smallEntry/clientEntry.tsx',
      'src/earlyForm/script.ts',
      // The bundler puts them in place of modules of Docusaurus' app and of the router.
      'src/smallEntry/{browserContext.tsx,siteOnDemand.ts}',
      'src/quickClicks/client/reactRouter.ts',
      // Docusaurus finds them by their names (src/index.ts), and one tells it of a client module.
      'src/*/index.ts',
      'src/earlyPage/takeOver.ts',
    ]),
    // Docusaurus finds the plugin by its place.
    'packages/openings': room(['src/plugin/index.ts']),
    'packages/reading-settings': room(['src/plugin/index.ts']),
    // A process of its own (src/run/processHost.ts).
    'packages/lesson-check': room(['src/run/smallProcess.ts']),
    // Docusaurus finds its plugins by their places, and the bundler loads two files.
    'packages/lesson-language': room([
      'src/{lessons,lessonFaults,onDemand}/index.ts',
      'src/lessons/sourceLoader.mjs',
      'src/locks/lockLoader.mjs',
    ]),
    // The bundler's, in development (src/onDemand.ts).
    'packages/platform': room(['src/mendedPage.ts', 'src/registryLoader.mjs']),
    // Copied to public files of their own (src/plugins/offlineWorker, src/plugins/pyodide).
    'packages/offline': room(['src/worker/worker.ts']),
    'packages/python-runner': room(['src/worker/worker.ts']),
    // The plugin, and what the bundler puts in place of App Check's program.
    'packages/school-gate': room(['src/{plugin,appCheck}/index.ts', 'src/appCheck/noAppCheck.ts']),
    // The bundler puts these in place of Docusaurus' own (src/build/bundlerConfig.ts).
    'packages/docusaurus-plugin-seal': room([
      'src/client/{docusaurus,prefetch,preload}.ts',
      'src/server/serverEntry.ts',
      // Docusaurus finds them by their place, and other sites the doors.
      'src/theme/**/*.tsx',
    ]),
    // Run by hand, as its first line says.
    'packages/sealed-format': room(['src/**/__tests__/vectors/generate.ts']),
    // A thread of the build (src/build/deriveSearch.ts).
    'packages/search': room(['src/build/{index,worker}.ts']),
  },
  // A type that an exported function names is part of what it promises, whether or not somebody
  // writes its name.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // The C of lessons is compiled with it where it is there
  // (packages/lesson-check/src/run/tools.ts).
  ignoreBinaries: ['gcc'],
  ignoreDependencies: [
    // Comes with `firebase` (packages/platform/src/sdkInternals.ts).
    '@firebase/auth',
    // One of Docusaurus' own names for its parts, which knip does not know.
    '@docusaurus/ErrorBoundary',
    // Resolved by name from a test, for its file (tests/unit/selfHostedHtmx.test.ts).
    'htmx.org',
    // Started by its file, as all programs are (scripts/lib/packageTools.ts).
    'oxfmt',
    // A style sheet names their files (src/css/fonts.css).
    '@fontsource-variable/atkinson-hyperlegible-mono',
    '@fontsource-variable/atkinson-hyperlegible-next',
  ],
};

export default config;
