import type {} from 'firebase/app';

declare module 'firebase/app' {
  /**
   * The parts that every app is given, by name. In the SDK's program, but left out of its types.
   */
  export const _components: Map<string, unknown>;
}
