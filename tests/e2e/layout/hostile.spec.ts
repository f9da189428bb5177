import { byDay } from '../../support/night';
import {
  answerRightly,
  lessonEnd,
  markRead,
  storedFor,
  tickExercise,
} from '../../support/progress';
import { storedName } from '../../support/colourMode';
import { expect, expectNoContent, lesson, test } from '../../support/site';
import { expectUnharmed, markup } from '../../support/unharmed';

const encoded = encodeURIComponent(markup);
const long = 'A'.repeat(4_000);

/**
 * What an address may bring: parameters that the site, its theme or its links from mails read, and
 * the fragment. The host has a say in paths (addresses.spec.ts). What is read by different parts of
 * the site shares an address, for each is a page to load; what one part reads in two forms has two.
 */
const addresses: readonly string[] = [
  `?mode=${encoded}&lang=${encoded}&tenantId=../..&docusaurus-theme=${encoded}#${encoded}`,
  '?mode=__proto__&oobCode=constructor&__proto__[hacked]=true&constructor[prototype][hacked]=true#__proto__',
  `?mode=verifyEmail&oobCode=${encoded}&apiKey=demo-api-key&docusaurus-data-x=${encoded}&docusaurus-data-has-hydrated=false&docusaurus-data-theme=${long}`,
  `?oobCode=${long}&skriv-ut=${encoded}#${long}`,
  '?mode=resetPassword&mode=verifyEmail&oobCode=a&oobCode=b',
  `?mode=verifyEmail&oobCode=abc&apiKey=${encoded}&docusaurus-data-${encoded}=1`,
  '?mode=verifyEmail&oobCode=abc&apiKey=demo-api-key&continueUrl=javascript:window.hacked=true',
  '?continueUrl=https://evil.example/#%E0%A4%A',
  '?%E0%A4%A=%E0%A4%A',
];

test('no address harms the page or shows a stranger anything', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  for (const address of addresses.map((part) => lesson.path + part)) {
    // A fragment alone would be a jump within the page.
    await page.goto('about:blank');
    await page.goto(address);
    const way = page.getByRole('main').getByRole('button').first();
    await expect(way, address).toBeVisible();
    await expectUnharmed(page, origin, address);
    await expectNoContent(page);
  }
});

test('no address harms a member’s page', async ({ memberPage, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  for (const address of byDay(3, addresses).map((part) => lesson.path + part)) {
    await memberPage.goto('about:blank');
    await memberPage.goto(address);
    await expectUnharmed(memberPage, origin, address);
  }
});

const deep = '['.repeat(20_000) + ']'.repeat(20_000);

/** Texts that may lie on a device under the names of a student's work. */
const texts: readonly (readonly [string, string])[] = [
  [
    'markup',
    JSON.stringify({
      id: lesson.id,
      heading: { id: markup, text: markup },
      code: markup,
      recent: [markup],
    }),
  ],
  [
    'every field of another type',
    '{"id":[],"heading":{"id":{},"text":5},"exercises":[null],"questions":{"length":9},"state":"answered","right":"ja","selected":[1e9,-1],"code":7}',
  ],
  ['a deep one', deep],
  ['cut off', '{"a":'],
  ['null', 'null'],
  ['a number', '1e999'],
  ['a list', '[null,{"id":{}}]'],
  ['prototype keys', '{"__proto__":{"hacked":true},"constructor":{"prototype":{"hacked":true}}}'],
  // Under a dozen names at once, and a browser keeps five megabytes.
  ['a large one', JSON.stringify({ id: 'x'.repeat(100_000) })],
];

test('nothing that lies on the device under the names of a student’s work harms the page', async ({
  page,
  accounts,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const account = await accounts.create({ verified: true });
  await accounts.remember(page, account, true);
  await page.goto(lesson.path);
  await markRead(page);
  await tickExercise(page);
  await answerRightly(page);
  const own = await storedFor(page, account.uid);
  const keys = Object.keys(own);
  expect(keys.sort().join(' ')).toMatch(/exercise:.*last-lesson.*quiz:.*read:/s);
  // Also names that nothing has, and the theme's own.
  const more = ['__proto__', 'read:__proto__', 'parts:constructor', 'recent-searches', 'exercise:'];
  const themes = ['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss'];
  const ofTheme = await Promise.all(themes.map((name) => storedName(page, name)));
  for (const [what, text] of byDay(3, texts)) {
    await page.evaluate(
      ({ names, value }) => {
        for (const name of names) window.localStorage.setItem(name, value);
      },
      {
        names: [...[...keys, ...more].map((key) => `kurser:${account.uid}:${key}`), ...ofTheme],
        value: text,
      },
    );
    await page.goto('/');
    await expectUnharmed(page, origin, what);
    await page.goto(lesson.path);
    await expect(lessonEnd(page), what).toBeVisible();
    await expect(page.getByRole('group', { name: /^Quiz/ }).first(), what).toBeVisible();
    await expectUnharmed(page, origin, what);
  }
  // And the work can be done anew.
  await markRead(page);
  expect((await storedFor(page, account.uid))[`read:${lesson.id}`]).toBe('true');
});

test('nothing that lies under the name of a session keeps a visitor from the form', async ({
  page,
}) => {
  const key = 'firebase:authUser:demo-api-key:[DEFAULT]';
  for (const [what, text] of [
    ...texts,
    ['an account without more', '{"uid":"a"}'],
    [
      'tokens that are none',
      '{"uid":"a","emailVerified":true,"isAnonymous":false,"stsTokenManager":{"accessToken":5}}',
    ],
  ] as const) {
    await page.goto('/img/favicon.svg');
    await page.evaluate(({ name, value }) => window.localStorage.setItem(name, value), {
      name: key,
      value: text,
    });
    await page.goto(lesson.path);
    await expect(page.getByRole('heading', { name: 'Välkommen' }), what).toBeVisible();
    await expect
      .poll(() => page.evaluate((name) => window.localStorage.getItem(name), key), {
        message: what,
      })
      .toBeNull();
    await expectNoContent(page);
  }
});
