import type { Page } from '@playwright/test';
import { rowAt } from '../../support/night';
import { expect, expectNoContent, lesson, test } from '../../support/site';

const noNetwork = 'Nätverksfel. Kontrollera din internetanslutning.';

/**
 * Closed doors whose way on is to load the page again: what does not answer, and what the door
 * says.
 */
const doors = [
  ['the sign-in service', '**/identitytoolkit.googleapis.com/**', 'Inloggningen går inte att nå'],
  ['the key service', '**/contentKeys/**', 'Ingen kontakt med nätet'],
] as const;

/**
 * Opens the lesson with something out of reach, and waits for the door; the browser has a network
 * all the same.
 */
async function openClosed(page: Page, unreachable: string, door: string): Promise<void> {
  await page.route(unreachable, (route) => route.abort());
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { name: door })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function expectKept(page: Page, door: string): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(noNetwork);
  await expect(page.getByRole('button', { name: 'Försök igen' })).toBeFocused();
  await expect(page.getByRole('heading', { name: door })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expectNoContent(page);
}

for (const [place, [what, unreachable, door]] of doors.entries()) {
  test(
    `without ${what} and without a network "Försök igen" keeps the page and says why, and a press lets in when it is back`,
    rowAt(place),
    async ({ memberPage, context, consoleGuard }) => {
      consoleGuard.allow(/Failed to load resource/);
      // What the page does by itself is kept from it: the word that it is online, and time.
      await memberPage.addInitScript(() => {
        window.addEventListener('online', (event) => {
          event.stopImmediatePropagation();
        });
      });
      await openClosed(memberPage, unreachable, door);
      await memberPage.clock.install();
      await memberPage.clock.pauseAt(new Date(Date.now() + 60_000));
      await context.setOffline(true);
      const button = memberPage.getByRole('button', { name: 'Försök igen' });
      for (let press = 0; press < 2; press += 1) {
        await button.click();
        await expectKept(memberPage, door);
      }
      await memberPage.unroute(unreachable);
      await context.setOffline(false);
      await button.click();
      await memberPage.clock.resume();
      await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
    },
  );

  test(
    `without ${what} and without a network a pressed "Försök igen" goes on by itself when it is back`,
    rowAt(place),
    async ({ memberPage, context, consoleGuard }) => {
      consoleGuard.allow(/Failed to load resource/);
      await openClosed(memberPage, unreachable, door);
      await context.setOffline(true);
      await memberPage.getByRole('button', { name: 'Försök igen' }).click();
      await expectKept(memberPage, door);
      await memberPage.unroute(unreachable);
      await context.setOffline(false);
      await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
    },
  );
}

test('a host that is out of order is as good as no network: the page is kept, and goes on when it answers', async ({
  memberPage,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const [, unreachable, door] = doors[0];
  await openClosed(memberPage, unreachable, door);
  await memberPage.route(`**${lesson.path}`, (route) => route.fulfill({ status: 503 }));
  await memberPage.getByRole('button', { name: 'Försök igen' }).click();
  await expectKept(memberPage, door);
  await memberPage.unroute(unreachable);
  await memberPage.unroute(`**${lesson.path}`);
  await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
});
