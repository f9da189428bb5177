declare module '@generated/seal/default/facts.json' {
  import type { LeftFacts } from '@site/src/seal/facts';

  /** Written by src/plugins/seal. */
  const left: LeftFacts;
  export default left;
}
