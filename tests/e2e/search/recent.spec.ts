/** The recent searches that lie on a device, whatever has been written there in their name. */
import type { Page } from '@playwright/test';
import { byDay } from '../../support/night';
import { expect, test } from '../../support/site';
import { markup } from '../../support/unharmed';
import { field, openSearch, options } from './support';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sök i kurserna' });
const asked = (page: Page, question: string) =>
  dialog(page).getByRole('button', { name: question, exact: true });

/**
 * Stored texts that the page shows, or that a browser could stumble over, and the searches that the
 * dialog offers for them; none: it offers examples. What else may lie there is read alike
 * (packages/search/src/client/recent.ts).
 */
const stored: readonly (readonly [what: string, text: string, offered: readonly string[]])[] = [
  ['markup', JSON.stringify([markup, '"><script>window.hacked=true</script>']), [markup]],
  ['a very long text', JSON.stringify(['å'.repeat(150_000)]), ['å'.repeat(80)]],
  ['half a sign and signs that turn the line round', '["\\ud83d","\\u202egit"]', []],
  ['something deep', '['.repeat(20_000) + ']'.repeat(20_000), []],
];

async function expectUnharmed(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window || 'hacked' in {}), what).toBe(false);
  const overflow = await dialog(page).evaluate(
    (element) => element.scrollWidth - element.clientWidth,
  );
  expect(overflow, what).toBeLessThanOrEqual(0);
}

test('nothing that lies on the device under the name of recent searches harms the search', async ({
  page,
  accounts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await accounts.create({ verified: true });
  await accounts.remember(page, account, true);
  for (const [what, text, offered] of byDay(2, stored)) {
    await page.evaluate(({ name, value }) => window.localStorage.setItem(name, value), {
      name: `kurser:${account.uid}:search:recent`,
      value: text,
    });
    await openSearch(page);
    await expect(
      dialog(page).getByRole('heading', { name: /^(Senaste sökningar|Prova till exempel)$/ }),
      what,
    ).toBeVisible();
    await expectUnharmed(page, what);
    for (const question of offered) {
      await asked(page, question).click();
      await expect(field(page), what).toHaveValue(question);
      // Answers, or the word that there are none: for each the search has gone through.
      await expect(
        options(page)
          .or(dialog(page).getByRole('heading', { name: /Inga träffar på/ }))
          .first(),
        what,
      ).toBeVisible();
      await expectUnharmed(page, what);
      await field(page).fill('');
    }
    // And the search works, and takes the place of what was there.
    await field(page).fill('dekorator');
    await expect(options(page).first(), what).toContainText('Modul 13');
    await field(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 }), what).toContainText('Modul 13');
    await page.getByRole('button', { name: 'Sök', exact: true }).click();
    await expect(asked(page, 'dekorator'), what).toBeVisible();
  }
});
