import { expect, test, type Page } from '@playwright/test';

/** What a step of a lab may take on a computer four times slower than this one, in milliseconds. */
export const stepBudgetMs = 250;

/**
 * Does `action` (the click or key that takes one step) with the processor slowed down four times and fails when the page
 * needs more than the budget from the input until it has drawn the answer. The best of five counts: the others are what else the machine did.
 */
export async function expectQuickStep(page: Page, action: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    await page.evaluate(() => {
      const onInput = (event: Event): void => {
        const start = event.timeStamp;
        // After the frame that holds the answer: the callback runs before it, the message comes after.
        requestAnimationFrame(() => {
          setTimeout(() => {
            document.body.dataset['stepMs'] = String(performance.now() - start);
          });
        });
      };
      delete document.body.dataset['stepMs'];
      for (const type of ['click', 'keydown', 'input'])
        window.addEventListener(type, onInput, { once: true, capture: true });
    });
    await action();
    await page.waitForFunction(() => document.body.dataset['stepMs'] !== undefined);
    times.push(Number(await page.evaluate(() => document.body.dataset['stepMs'])));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const measured = `${times.map(Math.round).join(', ')} ms`;
  test.info().annotations.push({ type: 'step at a quarter of the speed', description: measured });
  expect(Math.min(...times), measured).toBeLessThan(stepBudgetMs);
}
