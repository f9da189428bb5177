declare module '@generated/gate/default/environment.json' {
  import type { BuildEnvironment } from '@site/src/config/environment';

  /** Written by packages/school-gate/src/plugin. */
  const environment: BuildEnvironment;
  export default environment;
}
