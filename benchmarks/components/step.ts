import type { CDPSession, Page } from '@playwright/test';
import { median } from '../statistics';
import type { PartStep } from './parts';

const repetitions = 5;

/**
 * Notes on the body how long the next input took until the frame with its answer was drawn. Runs in
 * the page; its functions have no names, because the script runner would wrap named ones in a
 * helper that the page does not have.
 */
function listenForStep(): void {
  delete document.body.dataset['stepMs'];
  delete document.body.dataset['stepFrom'];
  for (const type of ['click', 'keydown', 'input']) {
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        document.body.dataset['stepFrom'] ??= String(timeStamp);
        // After the frame that holds the answer: the callback runs before it, the message comes
        // after.
        requestAnimationFrame(() => {
          setTimeout(() => {
            const from = Number(document.body.dataset['stepFrom']);
            document.body.dataset['stepMs'] ??= String(performance.now() - from);
          });
        });
      },
      { once: true, capture: true },
    );
  }
}

async function timeOnce(page: Page, step: PartStep): Promise<number> {
  await page.evaluate(listenForStep);
  await step.act(page);
  await page.waitForFunction(() => document.body.dataset['stepMs'] !== undefined);
  const ms = Number(await page.evaluate(() => document.body.dataset['stepMs']));
  await step.reset?.(page);
  return ms;
}

/**
 * Median milliseconds from input to drawn answer with the processor slowed down four times; the
 * first, cold step is left out.
 */
export async function timeStep(page: Page, cdp: CDPSession, step: PartStep): Promise<number> {
  await step.prepare?.(page);
  await timeOnce(page, step);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let index = 0; index < repetitions; index += 1) times.push(await timeOnce(page, step));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return median(times);
}
