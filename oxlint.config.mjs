import { wallOverrides } from './scripts/lint/walls.mjs';

/** What ESLint recommends, without what the compiler sees already in TypeScript. */
const recommended = [
  ...['for-direction', 'no-async-promise-executor', 'no-case-declarations', 'no-compare-neg-zero'],
  ...['no-cond-assign', 'no-constant-binary-expression', 'no-constant-condition'],
  ...['no-control-regex', 'no-debugger', 'no-delete-var', 'no-dupe-else-if', 'no-duplicate-case'],
  ...['no-empty', 'no-empty-character-class', 'no-empty-static-block', 'no-ex-assign'],
  ...['no-extra-boolean-cast', 'no-fallthrough', 'no-global-assign', 'no-invalid-regexp'],
  ...['no-irregular-whitespace', 'no-loss-of-precision', 'no-misleading-character-class'],
  ...['no-nonoctal-decimal-escape', 'no-prototype-builtins', 'no-regex-spaces', 'no-self-assign'],
  ...['no-shadow-restricted-names', 'no-sparse-arrays', 'no-unexpected-multiline'],
  ...['no-unsafe-finally', 'no-unsafe-optional-chaining', 'no-unused-labels'],
  ...['no-unused-private-class-members', 'no-useless-backreference', 'no-useless-catch'],
  ...['no-useless-escape', 'require-yield', 'use-isnan', 'valid-typeof', 'no-array-constructor'],
  ...['no-unused-expressions', 'no-useless-constructor', 'no-var', 'prefer-const'],
  ...['prefer-rest-params', 'prefer-spread'],
];

/** What typescript-eslint calls strict, with types, but for two rules that oxlint does not have. */
const strictTypes = [
  ...['await-thenable', 'no-array-delete', 'no-base-to-string', 'no-deprecated'],
  ...['no-duplicate-enum-values', 'no-duplicate-type-constituents', 'no-dynamic-delete'],
  ...['no-empty-object-type', 'no-explicit-any', 'no-extra-non-null-assertion'],
  ...['no-extraneous-class', 'no-floating-promises', 'no-for-in-array'],
  ...['no-generated-empty-object-type', 'no-implied-eval', 'no-invalid-void-type'],
  ...['no-meaningless-void-operator', 'no-misused-new', 'no-misused-promises', 'no-misused-spread'],
  ...['no-mixed-enums', 'no-namespace', 'no-non-null-asserted-nullish-coalescing'],
  ...['no-non-null-asserted-optional-chain', 'no-non-null-assertion'],
  ...['no-redundant-type-constituents', 'no-require-imports', 'no-this-alias'],
  ...['no-unnecessary-boolean-literal-compare', 'no-unnecessary-condition'],
  ...['no-unnecessary-template-expression', 'no-unnecessary-type-arguments'],
  ...['no-unnecessary-type-assertion', 'no-unnecessary-type-constraint'],
  ...['no-unnecessary-type-conversion', 'no-unnecessary-type-parameters', 'no-unsafe-argument'],
  ...['no-unsafe-assignment', 'no-unsafe-call', 'no-unsafe-declaration-merging'],
  ...['no-unsafe-enum-comparison', 'no-unsafe-function-type', 'no-unsafe-member-access'],
  ...['no-unsafe-return', 'no-unsafe-unary-minus', 'no-useless-default-assignment'],
  ...['no-wrapper-object-types', 'only-throw-error', 'prefer-as-const'],
  ...['prefer-literal-enum-member', 'prefer-namespace-keyword', 'prefer-promise-reject-errors'],
  ...['prefer-reduce-type-parameter', 'prefer-return-this-type', 'related-getter-setter-pairs'],
  ...['require-await', 'triple-slash-reference', 'unified-signatures'],
  ...['use-unknown-in-catch-callback-variable', 'consistent-type-imports'],
  ...['switch-exhaustiveness-check', 'no-import-type-side-effects'],
];

/** What eslint-plugin-jsx-a11y calls strict. */
const accessible = [
  ...['alt-text', 'anchor-has-content', 'anchor-is-valid', 'aria-activedescendant-has-tabindex'],
  ...['aria-props', 'aria-proptypes', 'aria-role', 'aria-unsupported-elements'],
  ...['autocomplete-valid', 'click-events-have-key-events', 'heading-has-content', 'html-has-lang'],
  ...['iframe-has-title', 'img-redundant-alt', 'label-has-associated-control', 'media-has-caption'],
  ...['mouse-events-have-key-events', 'no-access-key', 'no-autofocus', 'no-distracting-elements'],
  ...['no-interactive-element-to-noninteractive-role'],
  ...['no-noninteractive-element-to-interactive-role', 'no-redundant-roles'],
  ...['no-static-element-interactions', 'role-has-required-aria-props', 'role-supports-aria-props'],
  ...['scope', 'tabindex-no-positive'],
];

/** What the compiler sees in TypeScript, for the few files that are not. */
const seenByCompiler = [
  ...['constructor-super', 'getter-return', 'no-class-assign', 'no-const-assign'],
  ...['no-dupe-class-members', 'no-dupe-keys', 'no-func-assign', 'no-import-assign'],
  ...['no-new-native-nonconstructor', 'no-obj-calls', 'no-redeclare', 'no-setter-return'],
  ...['no-this-before-super', 'no-undef', 'no-unreachable', 'no-unsafe-negation', 'no-with'],
];

/** @param {readonly string[]} names */
const errors = (names, prefix = '') =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, 'error']));

/** Rules that say something of their own besides their name. */
const particulars = {
  // A test's fixtures must destructure their first argument in Playwright, also when they need
  // nothing of it.
  'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
  'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
  'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
  'jsx-a11y/interactive-supports-focus': [
    'error',
    {
      tabbable: [
        ...['button', 'checkbox', 'link', 'progressbar', 'searchbox', 'slider', 'spinbutton'],
        ...['switch', 'textbox'],
      ],
    },
  ],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    Object.fromEntries(['body', 'iframe', 'img'].map((name) => [name, ['onError', 'onLoad']])),
  ],
  // A named region that scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
  'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'group'] }],
  'react/rules-of-hooks': 'error',
  'react/exhaustive-deps': 'error',
};

/** The same for rules that want types. */
const typedParticulars = {
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  // Numbers in template strings are clear enough; everything else still has to be turned into text
  // on purpose.
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/restrict-plus-operands': [
    'error',
    {
      ...{ allowAny: false, allowBoolean: false, allowNullish: false },
      ...{ allowNumberAndString: false, allowRegExp: false },
    },
  ],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
};

/** Components that draw one element, always: a text may stand beside them. */
const staying = ['Button', 'CourseMark', 'FromSchool', 'GateLink', 'InlineText', 'Link'];

/**
 * `npm run lint`: what no file of ours may do. Rules that want types are heard with `--type-aware`,
 * which takes ten times as long. The walls between folders are in scripts/lint/walls.mjs.
 */
export default {
  plugins: ['typescript', 'jsx-a11y', 'react', 'import'],
  jsPlugins: [
    ...['./scripts/lint/privateParts.mjs', './scripts/lint/translated.mjs'],
    './scripts/lint/comments.mjs',
  ],
  categories: { correctness: 'off' },
  env: { builtin: true },
  options: { denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    ...['/build/', '**/.docusaurus*/', '/.cache/', '/node_modules/', '/docs/', '/coverage/'],
    ...['/test-results/', '/playwright-report/'],
  ],
  rules: {
    ...errors(recommended),
    ...errors(accessible, 'jsx-a11y/'),
    ...particulars,
    'comments/width': 'error',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx,mts}'],
      rules: { ...errors(strictTypes, 'typescript/'), ...typedParticulars },
    },
    { files: ['**/*.{js,mjs}'], env: { node: true }, rules: errors(seenByCompiler) },
    {
      files: ['{src,packages}/**/*.{ts,tsx}'],
      excludeFiles: ['**/__tests__/**'],
      rules: {
        'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
        // A file that imports itself by way of others, types included, cannot be read, moved or
        // tried by itself.
        'import/no-cycle': ['error', { ignoreTypes: false }],
      },
    },
    {
      files: ['{src,packages}/**/*.tsx'],
      excludeFiles: ['**/__tests__/**'],
      rules: {
        'translated/own-element': ['error', { staying }],
        'translated/as-written': 'error',
      },
    },
    ...wallOverrides,
    {
      files: ['{src,packages,scripts,benchmarks}/**/*.{ts,tsx}', 'docusaurus.config.ts'],
      excludeFiles: ['packages/platform/src/**', 'packages/*/src/seams/**'],
      rules: { 'house/private-parts': 'error' },
    },
  ],
};
