import { defineConfig, devices } from '@playwright/test';
import { findQuickBrowser } from './scripts/lib/requirements';
import { devPorts } from './tests/support/devPorts';
import { hostTests } from './tests/support/hostTests';
import { leftOut, waitingFiles } from './tests/support/night';
import { pictureFolder, steadyArguments } from './tests/support/pictures';

const executablePath = findQuickBrowser()?.path;

/**
 * The site's addresses: the production build behind the Hosting emulator, the same from where `npm
 * test` serves it faster, and the fixture site.
 */
const hostUrl = 'http://localhost:5005';
const siteUrl = process.env['SITE_URL'] ?? hostUrl;
const fixturesUrl = process.env['FIXTURES_URL'] ?? 'http://localhost:5006';

const desktop = { ...devices['Desktop Chrome'], baseURL: siteUrl };
/** As wide as most phones. */
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, baseURL: siteUrl };

// No sandbox: CI runs as root in a container. The rest keeps the browser from calling home.
const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: browserArguments,
};

export default defineConfig({
  testDir: 'tests/e2e',
  ...leftOut(),
  testIgnore: [...waitingFiles()],
  // A run empties its folder when it begins, and `npm test` has two at once: one each.
  outputDir: 'test-results/site',
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  // Generous: a slow machine is not a fault. Every wait ends with the fact it waits for.
  timeout: 240_000,
  // What is asked again and again is asked often: Playwright's own breaks grow to a second.
  expect: { timeout: 60_000, toPass: { intervals: [100] } },
  reporter: 'list',
  use: {
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // A failed test reports its steps and, in words, what the page showed last. Tracing every test
    // takes a twelfth of the processor's time; `--trace on` turns it on to look for a fault.
    trace: 'off',
    launchOptions,
  },
  projects: [
    {
      name: 'gate-desktop',
      testDir: 'tests/e2e/gate',
      ...leftOut('also on a phone'),
      use: desktop,
    },
    {
      name: 'gate-phone',
      testDir: 'tests/e2e/gate',
      // A test is tagged when a narrow screen or a finger could make it end otherwise; what
      // services, networks and forms do is the same everywhere.
      grep: /@phone/,
      use: phone,
    },
    {
      // Switches a setting of the whole emulator, so it waits until nobody else signs in.
      name: 'gate-protected',
      testDir: 'tests/e2e/gate-protected',
      dependencies: ['gate-desktop', 'gate-phone'],
      workers: 1,
      use: desktop,
    },
    // What the accelerators promise besides (packages/accelerators/src); not asked of a site
    // without them.
    {
      name: 'accelerators',
      testDir: 'tests/e2e/accelerators',
      ...leftOut('also on a phone'),
      use: desktop,
    },
    { name: 'accelerators-phone', testDir: 'tests/e2e/accelerators', grep: /@phone/, use: phone },
    // Behind the Hosting emulator.
    {
      name: 'host',
      testDir: 'tests/e2e/layout',
      testMatch: [...hostTests],
      use: { ...desktop, baseURL: hostUrl },
    },
    {
      name: 'layout',
      testDir: 'tests/e2e/layout',
      testIgnore: [...hostTests, ...waitingFiles()],
      use: desktop,
    },
    // On the sealed build alone: without the seal, other addresses are asked for.
    { name: 'search', testDir: 'tests/e2e/search', use: desktop },
    { name: 'seal-site', testDir: 'tests/e2e/seal', testMatch: 'site.setup.ts' },
    { name: 'seal', testDir: 'tests/e2e/seal', dependencies: ['seal-site'], use: desktop },
    { name: 'openings-site', testDir: 'tests/e2e/openings', testMatch: 'openings.setup.ts' },
    {
      name: 'openings',
      testDir: 'tests/e2e/openings',
      dependencies: ['openings-site'],
      use: desktop,
    },
    {
      name: 'components',
      testDir: 'tests/e2e/components',
      use: { ...desktop, baseURL: fixturesUrl },
    },
    {
      // `npm start` itself, which it starts. Its tests are one story, and the first waits for a
      // whole site to be compiled.
      name: 'dev',
      testDir: 'tests/e2e/dev',
      outputDir: 'test-results/dev',
      workers: 1,
      timeout: 420_000,
      expect: { timeout: 240_000 },
      use: { ...desktop, baseURL: `http://localhost:${String(devPorts.site)}` },
    },
    {
      // Not part of `npm test`: `npm run pictures`, every night (tests/support/pictures.ts).
      name: 'pictures',
      testDir: 'tests/e2e/pictures',
      snapshotPathTemplate: `${pictureFolder}/{arg}{ext}`,
      expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001 } },
      use: {
        ...desktop,
        launchOptions: { ...launchOptions, args: [...browserArguments, ...steadyArguments] },
      },
    },
  ],
});
