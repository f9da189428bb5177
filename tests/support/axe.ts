import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { bundleForBrowser } from './browserBundle';
import type * as inPage from './inPage/findings';

declare global {
  interface Window {
    readonly accessibility: typeof inPage;
  }
}

let script: Promise<string> | undefined;

/**
 * The looks that axe has passed in this worker. Whatever a page is about, most of its text has a
 * look that an earlier page had.
 */
const passedLooks = new Set<string>();

/**
 * What axe finds on the page as it stands (WCAG 2.2 AA and axe's best practice), a line for each
 * rule that is broken. Waits until the bar that tells of a page on its way has gone: it may fade
 * for a while over a page that has come, and it is Docusaurus' own, with a role that does not
 * exist.
 */
export async function findingsOf(
  page: Page,
  { rules = 'all', except = [] }: Partial<Pick<inPage.Question, 'rules' | 'except'>> = {},
): Promise<readonly string[]> {
  await expect(page.locator('#nprogress')).toHaveCount(0);
  script ??= bundleForBrowser(path.join(__dirname, 'inPage/findings.ts'), 'accessibility');
  if (!(await page.evaluate(() => 'accessibility' in window)))
    await page.evaluate(`${await script}\nwindow.accessibility = accessibility;`);
  const { lines, passed } = await page.evaluate(
    (question) => window.accessibility.findings(question),
    { rules, except, passed: [...passedLooks] },
  );
  // Where a rule about colours is excepted, axe was not asked it.
  if (except.length === 0) for (const look of passed) passedLooks.add(look);
  return lines;
}

/**
 * The page has no accessibility findings (WCAG 2.2 AA and axe's best practice) as it stands.
 * @param except rules that do not apply here, each with the reason why
 */
export async function expectNoFindings(
  page: Page,
  except: Readonly<Record<string, string>> = {},
): Promise<void> {
  expect(await findingsOf(page, { except: Object.keys(except) })).toEqual([]);
}

/**
 * The same in both colour modes, light last. For gate screens: they stand around the app and its
 * theme, and follow the attribute alone.
 */
export async function expectNoFindingsInBothModes(page: Page): Promise<void> {
  for (const mode of ['dark', 'light']) {
    await page.locator('html').evaluate((html, value) => {
      html.dataset['theme'] = value;
    }, mode);
    await expectNoFindings(page);
  }
}
