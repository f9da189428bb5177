const tokens = 'src/css/tokens.css';

/**
 * Labs draw in the units of their drawings, and their controls are moved to the shared ones folder
 * by folder (packages/labs/src/kit).
 */
const labs = ['packages/labs/src/**/*.css'];

const ownSize = /(?:^|[^\w.-])-?\d*\.?\d+(?:rem|px|pt|vw)\b/;
const ownSpace = /(?:^|[^\w.-])-?\d*\.?\d+rem\b/;

/** @type {import('stylelint').Config} */
export default {
  // The plain gate of other sites, which have none of this site's tokens and names.
  ignoreFiles: ['packages/docusaurus-plugin-seal/**'],
  extends: ['stylelint-config-standard'],
  rules: {
    // CSS modules: camelCase class names, as they are read from TypeScript.
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$|^(navbar|menu|footer|card|button|table-of-contents|pagination-nav|breadcrumbs|theme|DocSearch|markdown|code|tabs|alert|token|bar|cm|katex|language|clean|col|label|flowchart|commit)',
      {},
    ],
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Colours and sizes only through the variables of tokens.css: so both colour modes follow, and
    // all pages keep one scale.
    'color-no-hex': true,
    'color-named': ['never', { ignore: ['inside-function'] }],
    'function-disallowed-list': [
      'rgb',
      'rgba',
      'hsl',
      'hsla',
      'hwb',
      'lab',
      'lch',
      'oklab',
      'oklch',
    ],
    'declaration-property-value-disallowed-list': {
      'font-size': [ownSize],
      '/^(?:margin|padding)(?:-|$)|gap$/': [ownSpace],
    },
    'custom-property-empty-line-before': null,
    'no-descending-specificity': null,
    // `composes` belongs to CSS modules.
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
  },
  overrides: [
    { files: [tokens], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
    { files: labs, rules: { 'declaration-property-value-disallowed-list': null } },
  ],
};
