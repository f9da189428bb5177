/**
 * Imports flow one way (CONTRIBUTING.md, "The house in one picture"). Each row: the folder, what it
 * must not import, and why. `@site/src/x`, `../x` and `../../x` are the same folder.
 */
const walls = [
  [
    'platform',
    [
      ...['config', 'auth', 'gate', 'seal', 'search', 'progress', 'teaching', 'theme'],
      ...['components', 'plugins', 'repetition', 'shared', 'lessons', 'code', 'reading'],
      ...['home', 'help', 'print'],
    ],
    'platform knows what others keep private, and nothing of ours',
  ],
  [
    'shared',
    [
      ...['config', 'auth', 'gate', 'seal', 'search', 'progress', 'repetition', 'teaching'],
      ...['theme', 'components', 'lessons', 'plugins', 'reading', 'print', 'home', 'help'],
    ],
    'shared helpers know nothing of the site',
  ],
  [
    'config',
    [
      ...['auth', 'gate', 'seal', 'search', 'progress', 'repetition', 'teaching', 'theme'],
      ...['components', 'shared'],
    ],
    'config is the bottom layer',
  ],
  [
    'lessons',
    [
      ...['auth', 'gate', 'seal', 'search', 'progress', 'repetition', 'teaching', 'theme'],
      ...['plugins', 'reading'],
    ],
    'what a page says is read the same way by the build and the lesson check, and knows neither',
  ],
  [
    'components',
    ['auth', 'gate', 'search', 'progress', 'repetition', 'teaching', 'lessons'],
    'components know no feature',
  ],
  [
    'auth',
    ['gate', 'search', 'progress', 'repetition', 'teaching'],
    'auth does not know what the visitor sees',
  ],
  [
    'gate',
    ['theme', 'teaching', 'search', 'progress', 'repetition'],
    'the gate is public, what it imports becomes public',
  ],
  [
    'accelerators',
    ['theme', 'teaching', 'search', 'progress', 'repetition'],
    'every visitor fetches what a page starts with, and what that imports',
  ],
  [
    'teaching',
    ['auth', 'gate', 'search', 'progress', 'repetition'],
    'teaching parts know nothing of accounts, and say what they are through shared/pageParts',
  ],
  [
    'progress',
    ['auth', 'gate', 'seal', 'search', 'repetition', 'teaching', 'theme'],
    'progress reads what the device holds and knows no feature; the theme puts it in its places',
  ],
  [
    'repetition',
    ['auth', 'gate', 'seal', 'search', 'theme'],
    'repetition asks the questions of teaching about what progress knows, and nothing else',
  ],
];

/**
 * Folders that stand around Docusaurus' app in the browser and not in it (decisions/0003): there is
 * no router, no theme and no context there, and what they import is fetched by every visitor.
 */
const aroundApp = ['auth', 'gate', 'accelerators'];

/**
 * What of these folders is only ever drawn by the app: the account panel in the navbar, a public
 * page as members see it, and what is quick there.
 */
const withinApp = [
  ...['src/gate/Account/**', 'src/gate/PublicPage/MemberPage.tsx'],
  'src/accelerators/quickClicks/**',
];

const appPattern = {
  group: [
    ...['@docusaurus/**', '@theme/**', '@theme-original/**', '@theme-init/**'],
    ...['react-router', 'react-router-dom', 'react-helmet', 'react-helmet-async'],
    // ErrorBoundary and ExecutionEnvironment need nothing around them, and types nothing at all.
    ...['ErrorBoundary', 'ExecutionEnvironment', 'types'].map((name) => `!@docusaurus/${name}`),
  ],
  message:
    "This file stands around Docusaurus' app, where there is no router, no theme and no context. For the address take src/gate/address.ts, for links src/gate/GateLink.tsx, for settings src/config, and for the title document.title in an effect.",
};

/** What stands without accelerators imports none. The theme has a place for one of them. */
const acceleratorPattern = {
  regex: '^(@site/src/|(\\.\\./)+)accelerators(/|$)',
  message:
    'The site is the same without accelerators (src/accelerators/README.md): only the configuration and the theme know of them.',
};
const knowsAccelerators = ['accelerators', 'theme'];

function wall(files, patterns, excludeFiles = []) {
  return {
    files,
    excludeFiles: ['**/__tests__/**', ...excludeFiles],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

/** How a folder is asked for. The seal is a room, whose seams are for whoever has some. */
const askedFor = (name) =>
  name === 'seal' ? '^docusaurus-plugin-seal(/[^/]+)?$' : `^(@site/src/|(\\.\\./)+)${name}(/|$)`;

const wallsOfFolders = walls.flatMap(([folder, forbidden, reason]) => {
  const files = [`src/${folder}/**/*.{ts,tsx}`];
  const others = forbidden.map((name) => ({
    regex: askedFor(name),
    message: `src/${folder} must not import ${name === 'seal' ? 'the seal' : `src/${name}`}: ${reason}.`,
  }));
  const patterns = knowsAccelerators.includes(folder) ? others : [...others, acceleratorPattern];
  if (!aroundApp.includes(folder)) return [wall(files, patterns)];
  // The last word on a rule is taken and the earlier ones forgotten, so this one says both.
  return [wall(files, patterns), wall(files, [...patterns, appPattern], withinApp)];
});

/** The walls as overrides of oxlint's configuration. */
export const wallOverrides = [
  wall(
    ['src/**/*.{ts,tsx}'],
    [acceleratorPattern],
    knowsAccelerators.map((folder) => `src/${folder}/**`),
  ),
  ...wallsOfFolders,
  // What lies outside a room is not its own: another site that installs it has none of it.
  wall(
    ['packages/docusaurus-plugin-seal/src/**/*.{ts,tsx}'],
    [
      {
        regex: '^@site/|^(\\.\\./){4}',
        message: 'The seal knows nothing of the site that it seals.',
      },
    ],
  ),
  {
    files: ['src/plugins/**/*.ts'],
    excludeFiles: ['**/__tests__/**', '**/client/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'react', message: 'Plugins run in Node and know no React.' }],
          patterns: [acceleratorPattern],
        },
      ],
    },
  },
];
