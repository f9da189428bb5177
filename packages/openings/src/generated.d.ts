declare module '@generated/openings/default/openings.json' {
  import type { BuiltOpenings } from '@site/packages/openings/src/core/built';

  /** Written by packages/openings/src/plugin. */
  const built: BuiltOpenings;
  export default built;
}
