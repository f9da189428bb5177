/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // CSS modules: camelCase class names, as they are read from TypeScript.
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$|^(navbar|menu|footer|card|button|table-of-contents|pagination-nav|breadcrumbs|theme|DocSearch|markdown|code|tabs|alert|token|bar|cm|katex|language|clean)',
      {},
    ],
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Colours only through the variables of custom.css, so that both colour modes follow.
    'color-no-hex': true,
    'color-named': ['never', { ignore: ['inside-function'] }],
    'custom-property-empty-line-before': null,
    'no-descending-specificity': null,
  },
  overrides: [{ files: ['src/css/custom.css'], rules: { 'color-no-hex': null } }],
};
