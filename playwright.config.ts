import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const ci = process.env['CI'] !== undefined;

/** Playwright's own browser where it could be downloaded, else a Chromium of the system. */
const systemChromium = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: ci,
  retries: 0,
  workers: 2,
  reporter: ci ? [['list']] : [['line']],
  use: {
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(systemChromium === undefined ? {} : { executablePath: systemChromium }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      // The sealed format and what opens it, without a site around it.
      name: 'seal',
      testDir: 'tests/e2e/seal',
      use: { ...devices['Desktop Chrome'] },
    },
    {
      name: 'components',
      testDir: 'tests/e2e/components',
      use: {
        ...devices['Desktop Chrome'],
        baseURL: process.env['FIXTURES_URL'] ?? 'http://localhost:5006',
      },
    },
  ],
});
