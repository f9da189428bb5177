/**
 * Of tests/e2e/layout, what the host itself decides: headers, and where an address leads that is
 * not quite a page's. They have a project of their own.
 */
export const hostTests: readonly string[] = ['addresses.spec.ts', 'headers.spec.ts'];
