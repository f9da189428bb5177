/**
 * What the resolver cannot say. A room is used by its door and names the rooms that it uses
 * (packages/*, tests/unit/rooms.test.ts); these are the walls within the site, and around
 * Docusaurus' app.
 */

/**
 * school-gate and accelerators stand around Docusaurus' app in the browser and not in it
 * (decisions/0003): there is no router, no theme and no context there, and what they import is
 * fetched by every visitor. What of these rooms is only ever drawn by the app: the account panel in
 * the navbar, a public page as members see it, and what is quick there.
 */
const withinApp = [
  'packages/school-gate/src/gate/Account/**',
  'packages/school-gate/src/gate/PublicPage/MemberPage.tsx',
  'packages/accelerators/src/quickClicks/**',
];

const appPattern = {
  group: [
    ...['@docusaurus/**', '@theme/**', '@theme-original/**', '@theme-init/**'],
    ...['react-router', 'react-router-dom', 'react-helmet', 'react-helmet-async'],
    // ErrorBoundary and ExecutionEnvironment need nothing around them, and types nothing at all.
    ...['ErrorBoundary', 'ExecutionEnvironment', 'types'].map((name) => `!@docusaurus/${name}`),
  ],
  message:
    "This file stands around Docusaurus' app, where there is no router, no theme and no context. For the address take packages/school-gate/src/gate/address.ts, for links GateLink.tsx beside it, for settings src/config, and for the title document.title in an effect.",
};

/** What stands without accelerators imports none. The theme has a place for one of them. */
const acceleratorPattern = {
  regex: '^@kurser/accelerators(/|$)',
  message:
    'The site is the same without accelerators (packages/accelerators/README.md): only the configuration and the theme know of them.',
};

const configPattern = {
  regex: '^(@site/src/|(\\.\\./)+)(components|help|home|pages|parts|print|reading|theme)(/|$)',
  message: 'src/config is what a school chooses, and knows nothing of what is drawn from it.',
};

const gatePattern = {
  regex: '^@kurser/school-gate/auth/AuthProvider$',
  message:
    'The benchmarks build these pages without a gate (benchmarks/sites). The theme knows who the visitor is and hands it down; the project stands in @generated/gate/default/environment.json.',
};

const reactPath = { name: 'react', message: 'Plugins run in Node and know no React.' };

function wall(files, { paths = [], patterns = [] }, excludeFiles = []) {
  return {
    files,
    excludeFiles: ['**/__tests__/**', ...excludeFiles],
    rules: { 'no-restricted-imports': ['error', { paths, patterns }] },
  };
}

const inRoom = (name) => `packages/${name}/src/**/*.{ts,tsx}`;

/** The walls as overrides of oxlint's configuration: the last that meets a file has the word. */
export const wallOverrides = [
  wall(['{src,packages}/**/*.{ts,tsx}'], { patterns: [acceleratorPattern] }, [
    'packages/accelerators/**',
    'src/theme/**',
    // Reads Python's library as the page does, compiled.
    'packages/lesson-check/src/pagePython/**',
  ]),
  wall(['src/config/**/*.ts'], { patterns: [acceleratorPattern, configPattern] }),
  wall(['src/{components,home,pages,parts,print,reading}/**/*.{ts,tsx}'], {
    patterns: [acceleratorPattern, gatePattern],
  }),
  wall(
    ['src/plugins/**/*.ts', 'packages/lesson-language/src/**/*.ts'],
    { paths: [reactPath], patterns: [acceleratorPattern] },
    // Draws what an author has written in an attribute, to read it as the page does.
    ['packages/lesson-language/src/authored/**'],
  ),
  wall([inRoom('school-gate')], { patterns: [acceleratorPattern, appPattern] }, withinApp),
  wall([inRoom('accelerators')], { patterns: [appPattern] }, withinApp),
];
