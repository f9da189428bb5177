import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { markRead } from '../../support/progress';
import { expect, longLesson, test } from '../../support/site';

/** Days go by: everything that the device has noted becomes that much older. The clock itself also decides whether one is signed in. */
async function passDays(page: Page, days: number): Promise<void> {
  await page.evaluate((passed) => {
    for (const [key, text] of Object.entries(window.localStorage)) {
      if (!/^kurser:[^:]+:repeat/.test(key)) continue;
      const value = JSON.parse(String(text)) as Record<string, unknown>;
      for (const name of ['day', 'due']) if (typeof value[name] === 'number') value[name] -= passed;
      window.localStorage.setItem(key, JSON.stringify(value));
    }
  }, days);
}

const home = (page: Page) => page.getByRole('region', { name: 'Repetera' });
const reveal = (page: Page) => page.getByRole('button', { name: 'Jag minns inte, visa svaret' });
const goOn = (page: Page) => page.getByRole('button', { name: /^(Nästa fråga|Till resultatet)$/ });

test('what has been read comes back the day after, and leads to its place', async ({
  memberPage,
}) => {
  await memberPage.goto(longLesson.path);
  await markRead(memberPage);
  await memberPage.goto('/');
  await expect(home(memberPage)).toContainText('Inget att repetera i dag.');

  await passDays(memberPage, 1);
  await memberPage.reload();
  await expect(home(memberPage)).toContainText('1 fråga på det du har läst');
  await home(memberPage).getByRole('link', { name: 'Repetera' }).click();
  await expect(memberPage.getByText('Fråga 1 av 1')).toBeVisible();
  await expectNoFindings(memberPage);
  await reveal(memberPage).click();
  await expect(memberPage.getByText('Svaret.', { exact: true })).toBeVisible();
  await expectNoFindings(memberPage);
  await memberPage.getByRole('link', { name: longLesson.heading }).click();
  await expect(
    memberPage.getByRole('heading', { level: 1, name: longLesson.heading }),
  ).toBeVisible();
  const place = decodeURIComponent(new URL(memberPage.url()).hash);
  await expect(memberPage.locator(place)).toBeInViewport();

  await memberPage.goto('/');
  await expect(home(memberPage)).toContainText('Inget att repetera i dag.');
});

test('a month goes by with a dozen lessons, misses and a week away', async ({ page, accounts }) => {
  const student = await accounts.create({ verified: true });
  await accounts.remember(page, student, true);
  await page.goto('/repetera');
  await expect(page.getByText(/Här finns inget att repetera än/)).toBeVisible();
  const lessons = Array.from({ length: 12 }, (_, index) => `3/m${index + 1}`);
  await page.evaluate(
    ([uid, ids]) => {
      for (const id of ids) window.localStorage.setItem(`kurser:${uid}:read:${id}`, 'true');
    },
    [student.uid, lessons] as const,
  );
  const asked: number[] = [];
  for (const days of [0, 2, 3, 7, 2, 14]) {
    await passDays(page, days);
    await page.reload();
    let count = 0;
    const title = page.getByText(/^(Fråga \d+ av \d+|Klart för den här gången)$/);
    await expect(title).toBeVisible();
    while ((await title.textContent())?.startsWith('Fråga') === true) {
      await reveal(page).click();
      await goOn(page).click();
      count += 1;
      await expect(reveal(page).or(page.getByText('Klart för den här gången'))).toBeVisible();
    }
    asked.push(count);
  }
  // Every one is missed, which is as much as there can be to ask.
  expect(asked).toEqual(asked.map(() => 10));
  await expect(page.getByText(/Du har svarat på 10 frågor i dag/)).toBeVisible();
});
