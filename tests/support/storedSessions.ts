import type { Page } from '@playwright/test';

/**
 * How many sessions the page's storage holds: those of the device, and those that end with the tab.
 */
export async function sessionsIn(page: Page): Promise<{ device: number; tab: number }> {
  return page.evaluate(() => {
    const count = (storage: Storage): number =>
      Object.keys(storage).filter((key) => key.startsWith('firebase:authUser:')).length;
    return { device: count(window.localStorage), tab: count(window.sessionStorage) };
  });
}
