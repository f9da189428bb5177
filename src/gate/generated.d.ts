declare module '@generated/small-entry/default/environment.json' {
  import type { BuildEnvironment } from '@site/src/config/environment';

  /** Written by src/plugins/smallEntry. */
  const environment: BuildEnvironment;
  export default environment;
}
