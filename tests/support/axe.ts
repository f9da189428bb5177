import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The page has no accessibility findings (WCAG 2.2 AA and axe's best practice) as it stands. */
export async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([]);
}

/** The same in both colour modes, light last. For gate screens: they stand above the theme's provider and follow the attribute alone. */
export async function expectNoFindingsInBothModes(page: Page): Promise<void> {
  for (const mode of ['dark', 'light']) {
    await page.locator('html').evaluate((html, value) => {
      html.dataset['theme'] = value;
    }, mode);
    await expectNoFindings(page);
  }
}
