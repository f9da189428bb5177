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
    'config',
    ['auth', 'gate', 'seal', 'search', 'progress', 'teaching', 'theme', 'components'],
    'config is the bottom layer',
  ],
  ['components', ['auth', 'gate', 'search', 'progress', 'teaching'], 'components know no feature'],
  [
    'seal',
    ['auth', 'gate', 'search', 'progress', 'teaching'],
    'seal is used by auth and gate, not the other way round',
  ],
  ['auth', ['gate', 'search', 'progress', 'teaching'], 'auth does not know what the visitor sees'],
  [
    'gate',
    ['teaching', 'search', 'progress'],
    'the gate is public, what it imports becomes public',
  ],
  [
    'teaching',
    ['auth', 'gate', 'search', 'progress'],
    'teaching parts know nothing of accounts, and say what they are through components/pageParts',
  ],
  [
    'progress',
    ['auth', 'gate', 'seal', 'search', 'teaching', 'theme'],
    'progress reads what the device holds and knows no feature; the theme puts it in its places',
  ],
];

const wallRules = walls.map(([folder, forbidden, reason]) => ({
  files: [`src/${folder}/**/*.{ts,tsx}`],
  ignores: ['**/__tests__/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: forbidden.map((name) => ({
          regex: `^(@site/src/|(\\.\\./)+)${name}(/|$)`,
          allowTypeImports: false,
          message: `src/${folder} must not import src/${name}: ${reason}.`,
        })),
      },
    ],
  },
}));

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
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region'] }],
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
  ...wallRules,
  {
    files: ['src/plugins/**/*.ts'],
    ignores: ['**/__tests__/**', '**/client/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'react', message: 'Plugins run in Node and know no React.' }] },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js', '**/*.mts'],
    ...tseslint.configs.disableTypeChecked,
  },
);
