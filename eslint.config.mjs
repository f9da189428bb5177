import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Imports flow one way (CONTRIBUTING.md, "The house in one picture"). Each row: the folder, what it must not import, and why.
 * `@site/src/x`, `../x` and `../../x` are the same folder.
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
    'seal',
    ['auth', 'gate', 'search', 'progress', 'repetition', 'teaching'],
    'seal is used by auth and gate, not the other way round',
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
 * Folders that stand around Docusaurus' app in the browser and not in it (decisions/0003): there is no router, no
 * theme and no context there, and what they import is fetched by every visitor.
 */
const aroundApp = ['auth', 'gate', 'accelerators'];

/** What of these folders is only ever drawn by the app: the account panel in the navbar, a public page as members see it, and what is quick there. */
const withinApp = [
  ...['src/gate/Account/**', 'src/gate/PublicPage/MemberPage.tsx'],
  'src/accelerators/{quickClicks,quickRoutes}/**',
];

const appPattern = {
  // ErrorBoundary and ExecutionEnvironment need nothing around them, and types nothing at all.
  regex:
    '^(@docusaurus/(?!(ErrorBoundary|ExecutionEnvironment|types)$)|@theme(-original|-init)?/|react-router|react-helmet)',
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

function wall(files, patterns, ignores = []) {
  return {
    files,
    ignores: ['**/__tests__/**', ...ignores],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

const wallRules = walls.flatMap(([folder, forbidden, reason]) => {
  const files = [`src/${folder}/**/*.{ts,tsx}`];
  const others = forbidden.map((name) => ({
    regex: `^(@site/src/|(\\.\\./)+)${name}(/|$)`,
    allowTypeImports: false,
    message: `src/${folder} must not import src/${name}: ${reason}.`,
  }));
  const patterns = knowsAccelerators.includes(folder) ? others : [...others, acceleratorPattern];
  if (!aroundApp.includes(folder)) return [wall(files, patterns)];
  // ESLint takes the last word on a rule and forgets the earlier ones, so this one says both.
  return [wall(files, patterns), wall(files, [...patterns, appPattern], withinApp)];
});

/** What nobody has promised to keep, by how it is named in code; see src/platform/README.md. */
const privateNames = [
  ...['__webpack_require__', 'docusaurusRoot', 'NormalModuleReplacementPlugin'],
  ...['SwcJsMinimizerRspackPlugin', '_components', '__RouterContext', '__HistoryContext'],
  'FetchProvider',
];
const privateTexts = [
  '^@docusaurus\\u002F(core|theme-classic|plugin-[a-z-]+)\\u002Flib\\u002F',
  '^@docusaurus\\u002Ftheme-common\\u002Finternal',
  '^@generated\\u002F(registry|routesChunkNames|globalData|docusaurus\\.config|i18n|docusaurus-plugin-)',
  '^infima\\u002F',
  '^@firebase\\u002F',
  'firebase:authUser',
  ...['__docusaurus', 'data-has-hydrated', '^HYDRATE_CLIENT_ENTRY$'],
];
const privateMessage =
  'This is private to somebody else, so it has its place in src/platform, with a contract (src/platform/README.md).';
const privateRule = {
  'no-restricted-syntax': [
    'error',
    ...privateNames.map((name) => ({
      selector: `Identifier[name='${name}']`,
      message: privateMessage,
    })),
    {
      selector: "MemberExpression[object.name='window'][property.name='docusaurus']",
      message: privateMessage,
    },
    ...privateTexts.map((text) => ({
      selector: `:matches(Literal[value=/${text}/], TemplateElement[value.raw=/${text}/])`,
      message: privateMessage,
    })),
  ],
};

export default tseslint.config(
  {
    ignores: [
      'build/',
      '**/.docusaurus*/',
      '.cache/',
      'node_modules/',
      'docs/',
      'coverage/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  jsxA11y.flatConfigs.strict,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['eslint.config.mjs', 'stylelint.config.mjs', 'vitest.config.mts'],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      // A named region that scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'group'] }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // Numbers in template strings are clear enough; everything else still has to be turned into text on purpose.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `(event) => setValue(event.target.value)` says what it does.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Our interfaces hold plain functions in method syntax; none of them uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Playwright's fixtures must destructure their first argument, also when they need nothing of it.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'max-lines': ['warn', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/__tests__/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  wall(
    ['src/**/*.{ts,tsx}'],
    [acceleratorPattern],
    knowsAccelerators.map((folder) => `src/${folder}/**`),
  ),
  ...wallRules,
  {
    files: ['{src,scripts,benchmarks}/**/*.{ts,tsx}', 'docusaurus.config.ts'],
    ignores: ['src/platform/**'],
    rules: privateRule,
  },
  {
    files: ['src/plugins/**/*.ts'],
    ignores: ['**/__tests__/**', '**/client/**'],
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
  {
    files: ['**/*.mjs', '**/*.js', '**/*.mts'],
    ...tseslint.configs.disableTypeChecked,
  },
);
