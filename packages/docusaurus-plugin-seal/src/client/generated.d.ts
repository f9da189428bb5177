declare module '@generated/seal/default/facts.json' {
  import type { BuildInfo } from 'docusaurus-plugin-seal/common';

  /** Written by the plugin. */
  const info: BuildInfo;
  export default info;
}
