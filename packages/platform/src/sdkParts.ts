import { _components as parts } from 'firebase/app';

declare module 'firebase/app' {
  /**
   * The parts that every app is given, by name. In the SDK's program, but left out of its types.
   */
  export const _components: Map<string, unknown>;
}

/** The part of the SDK that counts on which days a device has used it. */
export const usageCounts = 'heartbeat';

/**
 * Takes a part out of what the SDK gives every app; must be called before an app is made. The SDK
 * does without what it does not find.
 * @returns whether there was such a part
 */
export function removeSdkPart(name: string): boolean {
  return parts.delete(name);
}
