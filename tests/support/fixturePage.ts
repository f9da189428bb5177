import { test as base } from '@playwright/test';
import { guardConsole, type ConsoleGuard } from './consoleGuard';

export { expect } from '@playwright/test';

/** A page on the fixture site (tests/fixtures/docs). Anything on the console that the test did not allow fails it. */
export const test = base.extend<{ consoleGuard: ConsoleGuard }>({
  consoleGuard: [
    async ({ page }, use) => {
      const guard = guardConsole(page);
      await use(guard);
      guard.verify();
    },
    { auto: true },
  ],
});
