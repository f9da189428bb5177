import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '../../support/axe';
import { openIn } from '../../support/colourMode';
import { expect, test } from '../../support/fixturePage';

/** Python is several megabytes and starts from nothing in every test. */
test.setTimeout(120_000);
const started = { timeout: 60_000 };

/** One PyRun of the page, by its title, and what a student sees of it. */
function runner(page: Page, title: string) {
  const area = page.getByRole('region', { name: title });
  return {
    area,
    code: area.getByRole('textbox', { name: `Pythonkod: ${title}` }),
    run: area.getByRole('button', { name: 'Kör', exact: true }),
    stop: area.getByRole('button', { name: 'Stoppa' }),
    reset: area.getByRole('button', { name: 'Återställ' }),
    status: area.getByRole('status'),
    output: area.getByRole('log', { name: 'Utskrift' }),
    answer: area.getByRole('textbox', { name: 'Svara programmet' }),
  };
}

async function write(code: Locator, page: Page, text: string): Promise<void> {
  await code.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/**
 * Sends the headers that the hosting does and the server of these pages does not: the page may share memory with its workers then.
 * The next page that is opened has them.
 */
async function isolate(page: Page): Promise<void> {
  // An answer that the test gives has no address, so the browser asks before such a page may talk to this computer: to the emulators.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(/\/courses\/pyrun|\/pyodide\/.*\/worker\.mjs/, async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    };
    await route.fulfill({ response, headers });
  });
}

/** Programs that are hard to stop. An interrupt ends all but the last. */
const endless = [
  'print("Börjar")\nwhile True: pass',
  'import time\nprint("Börjar")\nwhile True: time.sleep(60)',
  'import re\nprint("Börjar")\nre.match(r"(a+)+$", "a" * 60 + "b")',
  'print("Börjar")\nwhile True:\n    try:\n        while True: pass\n    except: pass',
] as const;

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/pyrun');
});

test('runs the program, shows what failed, and keeps code and result', async ({ page }) => {
  const mean = runner(page, 'Räkna medelvärdet');
  await expect(mean.status).toHaveText('2 kontroller körs när programmet är klart.');
  await mean.run.click();
  await expect(mean.output).toHaveText('18', started);
  await expect(mean.status).toHaveText('Programmet klarade 0 av 2 kontroller.');
  await expect(mean.area.getByRole('listitem')).toHaveText([
    '✗ Kontroll 1: inte klarad. Utskriften ska vara 6.0: dela summan med antalet.',
    '✗ Kontroll 2: inte klarad. Använd len, så att det går för andra listor också.',
  ]);

  await write(mean.code, page, 'tal = [3, 5, 10]\nprint(sum(tal) / len(tal))');
  await mean.run.click();
  await expect(mean.status).toHaveText('Programmet klarade alla kontroller.');
  await expect(mean.area.getByText('✓ Klarad')).toBeVisible();

  await page.reload();
  await expect(mean.code).toContainText('print(sum(tal) / len(tal))');
  await expect(mean.area.getByText('✓ Klarad')).toBeVisible();
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
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(last.code).toHaveCount(1, { timeout: 200 });
  }).toPass({ timeout: 40_000 });
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
  await expect(mean.status).toHaveText('Programmet klarade 1 av 2 kontroller.');
  await page.keyboard.press('Tab');
  await expect(mean.stop).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(mean.reset).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mean.code).not.toContainText('len(tal)');
});

test('asks for input while the program waits', async ({ page }) => {
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
});

test('ends the input when there is no more', async ({ page }) => {
  const greeting = runner(page, 'Hälsa');
  await greeting.run.click();
  await expect(greeting.answer).toBeVisible(started);
  await greeting.area.getByRole('button', { name: 'Ingen mer indata' }).click();
  await expect(greeting.output).toContainText('EOFError: EOF when reading a line');
});

test('takes the input before the run where a program cannot wait', async ({ page }) => {
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

for (const isIsolated of [true, false])
  test(`stops what never ends, ${isIsolated ? 'by interrupting it' : 'by ending its worker'}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    if (isIsolated) await isolate(page);
    await page.reload();
    expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(isIsolated);
    let workers = 0;
    page.on('worker', () => {
      workers += 1;
    });
    const loop = runner(page, 'Endlös slinga');
    const programs = isIsolated ? endless : endless.slice(-1);
    // Where no interrupt reaches it, any program ends with its worker, and Python starts anew for each: one of them tells.
    for (const source of programs) {
      await write(loop.code, page, source);
      await loop.run.click();
      await expect(loop.output).toHaveText('Börjar', started);
      await expect(loop.status).toHaveText('Programmet kör …');
      await loop.stop.click();
      await expect(loop.status).toHaveText('Programmet är stoppat.');
      await write(loop.code, page, 'print("en gång till")');
      await loop.run.click();
      await expect(loop.output).toHaveText('en gång till', started);
      await expect(loop.status).toHaveText('Programmet är klart.');
    }
    // A worker that does not react within a second is ended, and on a slow machine that may befall one that would have.
    if (isIsolated) expect(workers).toBeLessThan(1 + programs.length);
    else expect(workers).toBe(1 + programs.length);
  });

test('says when a program has been at it for long', async ({ page }) => {
  const loop = runner(page, 'Endlös slinga');
  await loop.run.click();
  await expect(loop.status).toHaveText(
    'Programmet kör fortfarande. Är det en slinga som aldrig tar slut?',
    started,
  );
  await loop.stop.click();
  await expect(loop.status).toHaveText('Programmet är stoppat.');
});

test('asks for input without suspending WebAssembly, where memory is shared', async ({ page }) => {
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
});

test('stops a program when another is started', async ({ page }) => {
  const loop = runner(page, 'Endlös slinga');
  await loop.run.click();
  await expect(loop.output).toHaveText('Börjar', started);
  const fault = runner(page, 'Ett fel');
  await fault.run.click();
  await expect(loop.status).toHaveText(
    'Programmet stoppades, eftersom ett annat program på sidan startades.',
  );
  await expect(fault.output).toContainText('Före felet', started);
});

test('shows a traceback as Python does, without frames of ours', async ({ page }) => {
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
});

test('cuts output that is too long', async ({ page }) => {
  const flood = runner(page, 'Skriver för mycket');
  await flood.run.click();
  await expect(flood.status).toHaveText(/^Programmet stoppades: det skrev mer än/, started);
  await expect(flood.output).toContainText('rad 1999');
  await expect(flood.output).not.toContainText('rad 2000');
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

test('shows the code on paper and leaves the controls out', async ({ page }) => {
  const mean = runner(page, 'Räkna medelvärdet');
  await expect(mean.code).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(mean.area.getByText('tal = [3, 5, 10]\nprint(sum(tal))')).toBeVisible();
  await expect(mean.run).toBeHidden();
  await expect(mean.code).toBeHidden();
});

for (const mode of ['light', 'dark'] as const)
  test(`has nothing for axe to object to in ${mode} mode, after runs`, async ({ page }) => {
    await openIn(page, mode, '/courses/pyrun');
    const [mean, fault, greeting] = [
      runner(page, 'Räkna medelvärdet'),
      runner(page, 'Ett fel'),
      runner(page, 'Hälsa'),
    ];
    await mean.run.click();
    await expect(mean.status).toHaveText('Programmet klarade 0 av 2 kontroller.', started);
    await fault.run.click();
    await expect(fault.output).toContainText('ZeroDivisionError');
    await greeting.run.click();
    await expect(greeting.answer).toBeFocused();
    await expectNoFindings(page);
  });
