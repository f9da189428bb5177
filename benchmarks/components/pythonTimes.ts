import type { CDPSession, Page } from '@playwright/test';
import type { PythonTimes } from './brokenBudgets';
import type { Part } from './parts';

/**
 * Programs of the page `pyrun`, by the titles of their boxes, and what tells that they have
 * written.
 */
const programs = [
  ['Räkna medelvärdet', '18'],
  ['Ett fel', 'Före felet'],
] as const;

/** The page with the programs, which is there when the first editor is. */
export const pythonPart: Part = {
  name: 'Python',
  page: '/courses/pyrun',
  ready: (page) => page.getByRole('textbox', { name: `Pythonkod: ${programs[0][0]}` }),
};

/**
 * Notes on the body how long it took from the next click until the frame was drawn in which a box
 * of output has the text. Runs in the page; its functions have no names, because the script runner
 * would wrap named ones in a helper that the page does not have.
 */
function listenForOutput(written: string): void {
  delete document.body.dataset['outputMs'];
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      new MutationObserver((_changes, observer) => {
        const logs = Array.from(document.querySelectorAll('[role="log"]'));
        if (!logs.some(({ textContent }) => textContent.includes(written))) return;
        observer.disconnect();
        // After the frame that holds the output: the callback runs before it, the message comes
        // after.
        requestAnimationFrame(() => {
          setTimeout(() => {
            document.body.dataset['outputMs'] = String(performance.now() - timeStamp);
          });
        });
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { once: true, capture: true },
  );
}

/** From the click on 'Kör' until the program's output is drawn, by the page's own clock. */
async function timeRun(page: Page, [title, written]: (typeof programs)[number]): Promise<number> {
  await page.evaluate(listenForOutput, written);
  const box = page.getByRole('region', { name: title });
  await box.getByRole('button', { name: 'Kör', exact: true }).click();
  await page.waitForFunction(() => document.body.dataset['outputMs'] !== undefined);
  return Number(await page.evaluate(() => document.body.dataset['outputMs']));
}

/**
 * Until the page has nothing left to do: a quick first result may come while it still prepares the
 * rest of itself.
 */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve)));
}

/**
 * The first result on a page, with Python to fetch and to start, and one when it is in place. The
 * page's processor is slowed down four times; the worker's, which the browser cannot slow down, is
 * not.
 */
export async function timePython(page: Page, cdp: CDPSession): Promise<PythonTimes> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const firstMs = await timeRun(page, programs[0]);
  await untilIdle(page);
  const warmMs = await timeRun(page, programs[1]);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { firstMs, warmMs };
}
