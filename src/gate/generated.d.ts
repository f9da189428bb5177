declare module '@generated/gate/default/environment.json' {
  import type { BuildEnvironment } from '@site/src/config/environment';

  /** Written by src/plugins/gate. */
  const environment: BuildEnvironment;
  export default environment;
}
