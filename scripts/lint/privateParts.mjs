/**
 * What nobody has promised to keep, by how it is named in code; see packages/platform/README.md.
 */
const privateNames = new Set([
  ...['__webpack_require__', 'docusaurusRoot', 'NormalModuleReplacementPlugin'],
  ...['SwcJsMinimizerRspackPlugin', '_components', '__RouterContext', '__HistoryContext'],
  'FetchProvider',
]);
const privateTexts = [
  /^@docusaurus\/(?:core|theme-classic|plugin-[a-z-]+)\/lib\//,
  /^@docusaurus\/theme-common\/internal/,
  /^@generated\/(?:registry|routesChunkNames|globalData|docusaurus\.config|i18n|docusaurus-plugin-)/,
  /^infima\//,
  /^@firebase\//,
  /firebase:authUser/,
  /__docusaurus/,
  /data-has-hydrated/,
  /^HYDRATE_CLIENT_ENTRY$/,
];
const message =
  'This is private to somebody else, so it has its place in packages/platform/src or among the seams of a room, with a contract (packages/platform/README.md).';

/**
 * A rule for oxlint and ESLint: names and texts that are private to Docusaurus, the bundler and the
 * SDK.
 */
const privateParts = {
  create(context) {
    const refuse = (node) => {
      context.report({ node, message });
    };
    const refuseText = (node, text) => {
      if (typeof text === 'string' && privateTexts.some((pattern) => pattern.test(text)))
        refuse(node);
    };
    return {
      Identifier(node) {
        if (privateNames.has(node.name)) refuse(node);
      },
      MemberExpression(node) {
        if (node.object.name === 'window' && node.property.name === 'docusaurus') refuse(node);
      },
      Literal(node) {
        refuseText(node, node.value);
      },
      TemplateElement(node) {
        refuseText(node, node.value.raw);
      },
    };
  },
};

export default { meta: { name: 'house' }, rules: { 'private-parts': privateParts } };
