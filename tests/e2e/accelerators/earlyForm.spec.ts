/** The sign-in form as it stands in the static page, before the site's programs have come. */
import type { Page } from '@playwright/test';
import { school } from '../../../src/config/school';
import { expectNoFindingsInBothModes } from '../../support/axe';
import { darken } from '../../support/darkReader';
import { holdPrograms } from '../../support/hold';
import { unseenStops, walk } from '../../support/keyboard';
import { rowAt } from '../../support/night';
import { expect, expectNoContent, lesson, password, signIn, test } from '../../support/site';
import { sessionsIn } from '../../support/storedSessions';
import { expectWordOnWhatToDo, noPrograms, withholdPrograms } from '../../support/withheldPrograms';

async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('html[data-has-hydrated=true]:not([data-early-form])')).toHaveCount(1);
}

const email = (page: Page) => page.getByLabel('E-post');
const secret = (page: Page) => page.getByLabel('Lösenord', { exact: true });
const welcome = { name: 'Välkommen' };

test('a new visitor sees the form before any program has come, and nothing else @phone', async ({
  page,
}) => {
  const release = await holdPrograms(page);
  await page.goto(lesson.path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', welcome)).toBeVisible();
  await expect(email(page)).toBeVisible();
  await expect(page.getByText('Laddar…')).toBeHidden();
  await expectNoContent(page);
  await expectNoFindingsInBothModes(page);
  release();
  await expectAlive(page);
  await expect(page).toHaveTitle(/^Välkommen/);
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('what is typed, ticked and focused before the form is alive stays, and typing goes on @phone', async ({
  page,
  accounts,
}) => {
  const address = accounts.freeAddress();
  const release = await holdPrograms(page);
  await page.goto(lesson.path, { waitUntil: 'commit' });
  const remember = page.getByLabel('Kom ihåg mig på den här datorn');
  await remember.uncheck();
  await email(page).fill(address);
  await secret(page).pressSequentially(password.slice(0, 4));
  await expect(secret(page)).toBeFocused();
  await page.evaluate(darken);
  release();
  await expectAlive(page);
  await expect(secret(page)).toBeFocused();
  await page.keyboard.type(password.slice(4));
  await expect(email(page)).toHaveValue(address);
  await expect(secret(page)).toHaveValue(password);
  await expect(remember).not.toBeChecked();
  await expect(remember).toHaveAccessibleDescription('Du loggas ut när webbläsaren stängs.');
});

for (const [place, way] of (['Enter', 'the button'] as const).entries()) {
  test(
    `a submit by ${way} before the form is alive is sent once, when it is, and nothing gets into the address`,
    rowAt(place),
    async ({ page, accounts }) => {
      const account = await accounts.create({ verified: true });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('accounts:signInWithPassword')) asked.push(request.method());
      });
      const release = await holdPrograms(page);
      await page.goto(lesson.path, { waitUntil: 'commit' });
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await email(page).fill(account.email);
      await secret(page).fill(password);
      // Twice, as somebody does whom nothing answers.
      for (let press = 0; press < 2; press += 1) {
        if (way === 'Enter') await secret(page).press('Enter');
        else await page.getByRole('button', { name: 'Logga in' }).click();
      }
      await expect(page.locator('html[data-early-form=pressed]')).toHaveCount(1);
      // At once: an expectation of the address waits for the page's programs, which are held back.
      expect(new URL(page.url()).search).toBe('');
      expect(asked).toEqual([]);
      release();
      await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
      expect(asked.filter((method) => method === 'POST')).toEqual(['POST']);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      expect(page.url()).not.toContain('?');
    },
  );
}

test('a submit that breaks a rule is told when the form is alive, at its field', async ({
  page,
}) => {
  const release = await holdPrograms(page);
  await page.goto('/', { waitUntil: 'commit' });
  await email(page).fill('elev@example.com');
  await email(page).press('Enter');
  release();
  await expect(page.getByRole('alert')).toHaveText(
    `E-postadressen måste vara från @${school.emailDomain} domänen.`,
  );
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue('elev@example.com');
});

test('the form that comes alive has the names of the one in the page', async ({ page }) => {
  const release = await holdPrograms(page);
  await page.goto('/', { waitUntil: 'commit' });
  const id = await email(page).getAttribute('id');
  release();
  await expectAlive(page);
  await email(page).press('Enter');
  // React names both by their place in the tree; the message is new, and the field was there
  // before.
  await expect(page.getByRole('alert')).toHaveAttribute('id', `${id?.slice(0, -1) ?? ''}H1_`);
});

test('the latest press of a button before the form is alive counts, once', async ({ page }) => {
  const release = await holdPrograms(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Visa lösenord' }).click();
  for (let press = 0; press < 2; press += 1)
    await page.getByRole('button', { name: 'Registrera konto' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Skapa konto' })).toBeVisible();
  await expectAlive(page);
  await expect(secret(page)).toHaveAttribute('type', 'password');
});

test('the public pages can be reached before the form is alive', async ({ page }) => {
  const release = await holdPrograms(page);
  await page.goto(lesson.path, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Om tillgänglighet' }).click();
  await expect(page.getByText('Laddar…')).toBeVisible();
  await expect(email(page)).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Om tillgänglighet' })).toBeVisible();
});

const otherScreens: readonly (readonly [string, string, string])[] = [
  ['a mail’s link', '/?mode=verifyEmail&oobCode=abc&apiKey=demo-api-key', 'Verifiera din adress'],
  ['a mail’s link that is cut off', '/?oobCode=', 'Länken fungerar inte'],
  ['a public page', '/integritet', 'Så behandlas dina uppgifter'],
];

for (const [place, [what, address, heading]] of otherScreens.entries()) {
  test(`${what} is never mistaken for the form`, rowAt(place), async ({ page }) => {
    const release = await holdPrograms(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText('Laddar…')).toBeVisible();
    await expect(email(page)).toBeHidden();
    release();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });
}

test('whoever has a session sees the loading screen and no form, in the tab’s name too', async ({
  memberPage,
}) => {
  const release = await holdPrograms(memberPage);
  await memberPage.goto(lesson.path, { waitUntil: 'commit' });
  await expect(memberPage.getByText('Laddar…')).toBeVisible();
  await expect(email(memberPage)).toBeHidden();
  const titles: string[] = [];
  await memberPage.exposeFunction('noteTitle', (title: string) => titles.push(title));
  await memberPage.evaluate(() => {
    new MutationObserver(() => {
      Reflect.apply(Reflect.get(window, 'noteTitle') as () => void, window, [document.title]);
    }).observe(document.head, { childList: true, subtree: true, characterData: true });
  });
  release();
  await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
  expect(titles.filter((title) => title.startsWith('Välkommen'))).toEqual([]);
});

test('what is pressed on such a computer before the form is alive is not remembered either', async ({
  page,
  accounts,
}) => {
  const { email } = await accounts.create({ verified: true });
  await page.goto('/img/favicon.svg');
  await page.evaluate(() => {
    window.localStorage.setItem('kurser:signed-in-before', '1');
  });
  const release = await holdPrograms(page);
  await page.goto(lesson.path, { waitUntil: 'commit' });
  await signIn(page, email, password);
  release();
  await expect(page.getByRole('heading', { name: lesson.heading })).toBeVisible();
  expect(await sessionsIn(page)).toEqual({ device: 0, tab: 1 });
});

/**
 * What the form is for can be reached beside the word on what to do, on low and narrow screens too.
 */
async function expectNothingCovered(page: Page): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const stops = await walk(page);
    expect(stops.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Logga in', 'Om tillgänglighet']),
    );
    expect(unseenStops(stops), `${String(width)} px`).toEqual([]);
  }
}

test('programs that do not come: a new visitor, who has the form already, is told after a while what to do', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(noPrograms);
  await withholdPrograms(page);
  await page.goto(lesson.path);
  await expect(page.getByRole('heading', { name: 'Välkommen' })).toBeVisible();
  await expectWordOnWhatToDo(page);
  await expectNothingCovered(page);
});
