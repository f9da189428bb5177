import { expect, test } from '../../support/fixturePage';
import { rowAt } from '../../support/night';
import { isolate, runner, started, write } from '../../support/pyrun';

/** Python starts from nothing in every test. */
test.setTimeout(120_000);

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

for (const [place, isIsolated] of [true, false].entries())
  test(
    `stops what never ends, ${isIsolated ? 'by interrupting it' : 'by ending its worker'}`,
    rowAt(place),
    async ({ page }) => {
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
      // Where no interrupt reaches it, any program ends with its worker, and Python starts anew for
      // each: one of them tells.
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
      // A worker that does not react within a second is ended; on a slow machine that may befall
      // one that would have.
      if (isIsolated) expect(workers).toBeLessThan(1 + programs.length);
      else expect(workers).toBe(1 + programs.length);
    },
  );

test('says when a program has been at it for long, and stops it when another is started', async ({
  page,
}) => {
  await page.clock.install();
  await page.reload();
  const loop = runner(page, 'Endlös slinga');
  await loop.run.click();
  await expect(loop.output).toHaveText('Börjar', started);
  await expect(loop.status).toHaveText('Programmet kör …');
  await page.clock.fastForward(10_000);
  await expect(loop.status).toHaveText(
    'Programmet kör fortfarande. Är det en slinga som aldrig tar slut?',
  );
  const fault = runner(page, 'Ett fel');
  await fault.run.click();
  await expect(loop.status).toHaveText(
    'Programmet stoppades, eftersom ett annat program på sidan startades.',
  );
  await expect(fault.output).toContainText('Före felet', started);
});
