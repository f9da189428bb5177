import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { bundleForBrowser } from './browserBundle';
import { endFades, wearMode } from './colourMode';
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
 * The colours of the page can be told from each other, in the other mode than the one in which all
 * has been looked at: what no colour decides is the same in both.
 */
export async function expectColours(page: Page): Promise<void> {
  await endFades(page);
  expect(await findingsOf(page, { rules: 'colours' })).toEqual([]);
}

/**
 * The page has no findings in light mode, nor its colours in dark, light last. For what follows the
 * attribute alone: not for diagrams.
 */
export async function expectNoFindingsInBothModes(page: Page): Promise<void> {
  await wearMode(page, 'dark');
  await expectColours(page);
  await wearMode(page, 'light');
  await expectNoFindings(page);
}
