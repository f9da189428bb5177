import { readFileSync } from 'node:fs';
import { expectNoFindingsInBothModes } from '../../support/axe';
import { expect, test } from '../../support/fixturePage';
import { night } from '../../support/night';
import { isolate, runner, started, write } from '../../support/pyrun';

/** The programs of the page that is tested. */
const programs = readFileSync('tests/fixtures/docs/pyrun.mdx', 'utf8').match(/<PyRun\b/g) ?? [];

/** Python starts from nothing in every test. */
test.setTimeout(120_000);

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/pyrun');
});

test('runs the program, shows what failed, and keeps code and result', async ({ page }) => {
  const mean = runner(page, 'Räkna medelvärdet');
  await expect(mean.status).toHaveText('2 kontroller körs när programmet är klart.');
  await mean.run.click();
  await expect(mean.output).toHaveText('18', started);
  await expect(mean.status).toContainText('Programmet klarade 0 av 2 kontroller.');
  await expect(mean.area.getByRole('listitem')).toHaveText([
    '✗ Kontroll 1: stämmer inte. Utskriften ska vara 6.0: dela summan med antalet.',
    '✗ Kontroll 2: stämmer inte. Använd len, så att det går för andra listor också.',
  ]);

  await write(mean.code, page, 'tal = [3, 5, 10]\nprint(sum(tal) / len(tal))');
  await mean.run.click();
  await expect(mean.status).toContainText('Programmet klarade alla kontroller.');
  await expect(mean.area.getByText('✓ Klar')).toBeVisible();

  await page.reload();
  await expect(mean.code).toContainText('print(sum(tal) / len(tal))');
  await expect(mean.area.getByText('✓ Klar')).toBeVisible();
  await mean.reset.click();
  await expect(mean.code).not.toContainText('len(tal)');
  await page.reload();
  await expect(mean.code).toContainText('print(sum(tal))');
});

test('the editor comes when the reader does, and the code is there before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.clock.install({ time: new Date('2026-09-01T08:00:00') });
  await page.clock.pauseAt(new Date('2026-09-01T08:00:01'));
  await page.reload();
  const last = runner(page, 'Skriver för mycket');
  await expect(last.area.locator('pre')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(last.code).toHaveCount(0);
  await last.area.scrollIntoViewIfNeeded();
  // In all less of the page's time than it waits for somebody who does not come near.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(last.code).toHaveCount(1, { timeout: 200 });
  }).toPass({ timeout: 20_000 });
  await expect(last.area.locator('pre')).toBeHidden();
});

test('is used by keyboard alone', async ({ page }) => {
  const mean = runner(page, 'Räkna medelvärdet');
  await mean.code.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nif tal:\nprint(len(tal))');
  // The line after a colon is indented by the editor; Tab indents, Escape and Tab leave.
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(mean.code).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(mean.output).toHaveText('18\n3', started);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(mean.run).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mean.status).toContainText('Programmet klarade 1 av 2 kontroller.');
  await page.keyboard.press('Tab');
  await expect(mean.area.getByRole('button', { name: 'Stega' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(mean.stop).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(mean.reset).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mean.code).not.toContainText('len(tal)');
});

test('asks for input while the program waits, and ends it when there is no more', async ({
  page,
}) => {
  const greeting = runner(page, 'Hälsa');
  await greeting.run.press('Enter');
  await expect(greeting.status).toHaveText('Programmet väntar på indata.', started);
  await expect(greeting.answer).toBeFocused();
  await expect(greeting.output).toHaveText('Vad heter du? ');
  await page.keyboard.type('Åsa');
  await page.keyboard.press('Enter');
  await expect(greeting.output).toContainText('Hur gammal är du?');
  await expect(greeting.answer).toBeFocused();
  await page.keyboard.type('16');
  await page.keyboard.press('Enter');
  await expect(greeting.output).toHaveText(
    'Vad heter du? Åsa\nHur gammal är du? 16\nHej Åsa, nästa år fyller du 17.',
  );
  await expect(greeting.answer).toBeHidden();
  await expect(greeting.run).toBeFocused();

  await greeting.run.click();
  await expect(greeting.answer).toBeFocused();
  await greeting.area.getByRole('button', { name: 'Ingen mer indata' }).click();
  await expect(greeting.output).toContainText('EOFError: EOF when reading a line');
});

test('takes the input before the run where a program cannot wait', night, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(WebAssembly, 'Suspending');
  });
  await page.reload();
  const greeting = runner(page, 'Hälsa');
  await greeting.area.getByRole('textbox', { name: /^Indata, en rad för varje/ }).fill('Åsa\n16');
  await greeting.run.click();
  await expect(greeting.output).toHaveText(
    'Vad heter du? Åsa\nHur gammal är du? 16\nHej Åsa, nästa år fyller du 17.',
    started,
  );
});

test(
  'asks for input without suspending WebAssembly, where memory is shared',
  night,
  async ({ page }) => {
    await isolate(page);
    await page.addInitScript(() => {
      Reflect.deleteProperty(WebAssembly, 'Suspending');
    });
    await page.reload();
    const greeting = runner(page, 'Hälsa');
    await greeting.run.click();
    await expect(greeting.answer).toBeFocused(started);
    await page.keyboard.type('Åsa');
    await page.keyboard.press('Enter');
    await expect(greeting.output).toContainText('Hur gammal är du?');
    await greeting.stop.click();
    await expect(greeting.status).toHaveText('Programmet är stoppat.');
    await greeting.run.click();
    await expect(greeting.output).toHaveText('Vad heter du? ', started);
  },
);

test('shows a traceback as Python does, without frames of ours, and cuts output that is too long', async ({
  page,
}) => {
  const fault = runner(page, 'Ett fel');
  await fault.run.click();
  await expect(fault.status).toHaveText(
    'Programmet slutade med ett fel på rad 2. Programmet delar med noll. Kontrollera nämnaren före divisionen.',
    started,
  );
  await expect(fault.output).toHaveText(
    [
      'Före felet',
      'Traceback (most recent call last):',
      '  File "program.py", line 6, in <module>',
      '    dela(1, 0)',
      '    ~~~~^^^^^^',
      '  File "program.py", line 2, in dela',
      '    return a / b',
      '           ~~^~~',
      'ZeroDivisionError: division by zero',
    ].join('\n'),
    { useInnerText: true },
  );

  const flood = runner(page, 'Skriver för mycket');
  await flood.run.click();
  await expect(flood.status).toHaveText(/^Programmet stoppades: det skrev mer än/);
  await expect(flood.output).toContainText('rad 1999');
  await expect(flood.output).not.toContainText('rad 2000');
});

test('an editor takes the place of the code, and nothing below it moves', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { readonly value: number }[])
        moved.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved });
  });
  await page.reload();
  const last = runner(page, 'Skriver för mycket');
  await last.run.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-editor="open"]')).toHaveCount(programs.length);
  await expect(last.code).toBeVisible();
  const moved = await page.evaluate(
    () => (window as unknown as { readonly moved: readonly number[] }).moved,
  );
  // The numbers of the lines find their width: a thousandth of what a shift is that a reader sees.
  expect(moved.filter((value) => value > 0.001)).toEqual([]);
});

test('says so when Python cannot be fetched, and tries again', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/net::ERR_FAILED|Failed to fetch|wasm instantiation failed/);
  await page.route('**/pyodide/*/*.wasm', (route) => route.abort());
  const fault = runner(page, 'Ett fel');
  await fault.run.click();
  await expect(fault.status).toHaveText(
    'Python gick inte att hämta. Kontrollera att du har nät och försök igen.',
    started,
  );
  await page.unroute('**/pyodide/*/*.wasm');
  await fault.area.getByRole('button', { name: 'Försök igen' }).click();
  await expect(fault.output).toContainText('Före felet', started);
});

test('plays a game by keys, a clock and buttons under a finger, and ends it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await isolate(page);
  await page.reload();
  const mean = runner(page, 'Räkna medelvärdet');
  await mean.run.click();
  await expect(mean.output).toHaveText('18', started);
  expect(fetched.filter((url) => url.includes('spelplan'))).toEqual([]);

  const game = runner(page, 'Katten och musen');
  await game.run.click();
  const stage = game.area.getByRole('application', { name: 'Spelplanen' });
  await expect(stage).toBeFocused(started);
  await expect(game.area.getByText(/^Tid: [2-9]/)).toBeVisible();
  await game.area.getByText('Planen som text').click();
  const row = game.area.getByRole('listitem').filter({ hasText: 'Rad 1' });
  await expect(row).toHaveText('Rad 1: 🐈 i kolumn 1, 🐁 i kolumn 4');
  await stage.press('ArrowRight');
  await expect(row).toHaveText('Rad 1: 🐈 i kolumn 2, 🐁 i kolumn 4');
  // The page answers while a program waits.
  await game.stop.click();
  await expect(game.status).toHaveText('Programmet är stoppat.');
  await expect(game.area.getByText('Spelet är inte igång. Kör för att spela.')).toBeVisible();

  await game.run.click();
  const right = game.area.getByRole('button', { name: 'Höger' });
  const box = await right.boundingBox(started);
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  for (let step = 0; step < 3; step += 1) await right.click();
  await expect(game.area.getByText('Fångad!', { exact: true })).toBeVisible();
  await expect(game.output).toHaveText('Efter True');
});

test('shows the code on paper and leaves the controls out', async ({ page }) => {
  const mean = runner(page, 'Räkna medelvärdet');
  await expect(mean.code).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(mean.area.getByText('tal = [3, 5, 10]\nprint(sum(tal))')).toBeVisible();
  await expect(mean.run).toBeHidden();
  await expect(mean.code).toBeHidden();
});

test('has nothing for axe to object to in either colour mode, after runs', async ({ page }) => {
  const [mean, fault, greeting] = [
    runner(page, 'Räkna medelvärdet'),
    runner(page, 'Ett fel'),
    runner(page, 'Hälsa'),
  ];
  await mean.run.click();
  await expect(mean.status).toContainText('Programmet klarade 0 av 2 kontroller.', started);
  await fault.run.click();
  await expect(fault.output).toContainText('ZeroDivisionError');
  await greeting.run.click();
  await expect(greeting.answer).toBeFocused();
  const game = runner(page, 'Katten och musen');
  await game.run.click();
  await expect(game.area.getByRole('application', { name: 'Spelplanen' })).toBeFocused();
  await expectNoFindingsInBothModes(page);
});
