/** Requests that wait until a test lets them go. */
import type { Page, Route } from '@playwright/test';

/**
 * Keeps the requests that match away until the answered function is called.
 * @param then what becomes of each of them after that; it is sent on its way if nothing else is
 * said
 */
export async function hold(
  page: Page,
  pattern: string | RegExp,
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await then(route);
  });
  return release;
}

/**
 * Keeps the site's programs away until the answered function is called. What stands there before
 * they come is not alive.
 */
export const holdPrograms = (page: Page): Promise<() => void> => hold(page, '**/assets/js/*.js');
