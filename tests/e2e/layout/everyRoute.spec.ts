import { faultsOf } from '../../support/pageFaults';
import { missingRoute, partsOf, routesOfRun } from '../../support/routeParts';
import { expect, lesson, test } from '../../support/site';
import { goWhole, openWhole, pendingParts } from '../../support/wholePage';

// The parts go side by side, on as many workers as there are.
test.describe.configure({ mode: 'parallel' });
// Nothing fades: a colour that is on its way to another is neither. A trace would copy every page
// several times.
test.use({
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  trace: 'off',
});

for (const { name, routes } of partsOf(routesOfRun())) {
  test(`${name}: nothing to find in either colour mode, nothing wider than 320 px`, async ({
    memberPage,
    consoleGuard,
  }) => {
    // A minute for each page: a machine that is slow, and busy with the sources' tests, is not a
    // fault.
    test.setTimeout(routes.length * 60_000);
    if (routes.includes(missingRoute)) consoleGuard.allow(/404/);
    const faults: string[] = [];
    for (const [place, route] of routes.entries()) {
      await (place === 0 ? openWhole : goWhole)(memberPage, route);
      const heading = memberPage.getByRole('heading', { name: 'Sidan hittades inte' });
      await expect(heading, route).toHaveCount(route === missingRoute ? 1 : 0);
      faults.push(...(await faultsOf(memberPage)).map((fault) => `${route} ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

/** What an author could write, and what is said of it. */
const plants = [
  ['<button type="button"></button>', /^light: button-name/],
  ['<p style="color: #b9b3a7">blekt på ljust</p>', /^light: color-contrast/],
  ['<p style="color: #57534b">blekt på mörkt</p>', /^dark: color-contrast/],
  [
    '<pre><code><span class="token-line" style="color: #b9b3a8">kod</span></code></pre>',
    /^light: color-contrast.*kod/,
  ],
  ['<p><button type="button" aria-label="Stäng">Öppna</button></p>', /^light: label-content-name/],
  [
    '<input aria-label="Svar" style="font-size: 14px !important">',
    /^320 px: letters of less than 16 px/,
  ],
  ['<div style="width: 40rem">bred</div>', /^320 px: \d+ px too wide: .*bred/],
] as const;

test('a nameless button, one named by other words, pale text and a wide box are found, and a field that phones zoom in on', async ({
  memberPage,
}) => {
  await openWhole(memberPage, lesson.path);
  await memberPage.locator('article .markdown').evaluate(
    (text, html) => {
      text.insertAdjacentHTML('beforeend', html);
    },
    plants.map(([html]) => html).join(''),
  );
  const faults = await faultsOf(memberPage);
  for (const [, said] of plants) expect(faults).toContainEqual(expect.stringMatching(said));
  // What breaks one rule in one mode stands in one line: both texts that are pale on light.
  expect(faults).toHaveLength(plants.length - 1);
});

test('text in the colour of its ground, and pale text that something lies over, are found although axe cannot tell', async ({
  memberPage,
}) => {
  await openWhole(memberPage, lesson.path);
  await memberPage.locator('article .markdown').evaluate((text) => {
    text.insertAdjacentHTML(
      'beforeend',
      `<p style="background: #b9b3a7; color: #b9b3a7">som grunden</p>
      <div style="position: relative; background: #fffefc">
        <p style="color: #b9b3a6">blekt under</p>
        <p style="color: #57534b">läsligt under</p>
        <div style="position: absolute; inset: 0"></div>
      </div>`,
    );
  });
  const faults = await faultsOf(memberPage);
  for (const mode of ['light', 'dark'])
    for (const text of ['som grunden', 'blekt under'])
      expect(faults).toContainEqual(
        expect.stringMatching(
          new RegExp(`^${mode}: not to be told by axe: color-contrast.*${text}`),
        ),
      );
  expect(faults).toHaveLength(4);
});

test('a page is waited for while a part of it is on its way', async ({ memberPage }) => {
  await openWhole(memberPage, lesson.path);
  expect(await pendingParts(memberPage)).toEqual([]);
  await memberPage.locator('article .markdown').evaluate((text) => {
    text.insertAdjacentHTML(
      'beforeend',
      `<p role="status">Labben laddas …</p><div aria-busy="true"></div><div data-diagram></div>
      <div style="content-visibility: auto"></div>`,
    );
  });
  expect(await pendingParts(memberPage)).toHaveLength(4);
});

test('a page has not come before the one that is left has gone, whatever the head says', async ({
  page,
}) => {
  await page.route('**/*', (request) =>
    request.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html data-has-hydrated="true"><title>x</title>
        <link rel="canonical" href="/from"><main><h1>From</h1></main><footer></footer>
        <script>
          addEventListener('popstate', () => {
            document.querySelector('link').href = '/to';
            setTimeout(() => {
              document.querySelector('main').innerHTML = '<h1>To</h1>';
            }, 500);
          });
        </script></html>`,
    }),
  );
  await openWhole(page, '/from');
  await goWhole(page, '/to');
  expect(await page.locator('h1').innerText()).toBe('To');
});
