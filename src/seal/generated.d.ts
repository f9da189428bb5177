declare module '@generated/seal/default/facts.json' {
  import type { BuildInfo } from '@site/src/seal/facts';

  /** Written by src/plugins/seal. */
  const info: BuildInfo;
  export default info;
}
