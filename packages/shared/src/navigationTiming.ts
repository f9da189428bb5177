/**
 * How this page was reached, and what the host answered; undefined in browsers that do not tell.
 */
export function navigationTiming(): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
}
