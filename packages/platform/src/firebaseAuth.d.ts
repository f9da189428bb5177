/**
 * The SDK's own entry for its other packages, of which ours has only this; where it lies says
 * sdkInternals.ts.
 */
declare module '@firebase/auth/internal' {
  /**
   * Through what the SDK sends each request to the provider; the page's `fetch` where nothing is
   * given.
   */
  export const FetchProvider: { initialize(request: typeof fetch): void };
}
