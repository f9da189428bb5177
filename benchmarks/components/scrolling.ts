import type { CDPSession, Page } from '@playwright/test';
import type { Part } from './parts';

/** Forty fields on a page, which is there when the last of them is. */
export const fieldsPart: Part = {
  name: 'forty fields',
  page: '/courses/fyrtiofalt',
  ready: (page) => page.getByLabel('Antalet').nth(7),
};

/** Frames a second that the page draws. */
export interface Scrolling {
  /** While nothing happens in it. */
  readonly still: number;
  /** On the first way down, and after that. */
  readonly first: number;
  readonly again: number;
}

/** Counts the page's frames from now on. A text, since the script runner wraps named functions. */
const countFrames = `(() => {
  const counted = { from: performance.now(), frames: 0, isOver: false };
  window.countedFrames = counted;
  requestAnimationFrame(function count() {
    counted.frames += 1;
    if (!counted.isOver) requestAnimationFrame(count);
  });
})()`;

const frameRate = `(() => {
  const { from, frames } = window.countedFrames;
  window.countedFrames.isOver = true;
  return (1000 * frames) / (performance.now() - from);
})()`;

const twoSeconds = 'new Promise((resolve) => setTimeout(resolve, 2000))';

async function rateDuring(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(countFrames);
  await work();
  return Number(await page.evaluate(frameRate));
}

const phone = { width: 390, height: 800 };

/**
 * Scrolls the page by a finger, with the processor slowed down four times: down for the first time,
 * when all is drawn that has not been near the window, and then up and down again. What the page
 * draws while nothing happens says what this machine can show.
 */
export async function timeScrolling(page: Page, cdp: CDPSession): Promise<Scrolling> {
  await page.setViewportSize(phone);
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  const swipe = (yDistance: number): Promise<unknown> =>
    cdp.send('Input.synthesizeScrollGesture', {
      x: phone.width / 2,
      y: phone.height / 2,
      yDistance,
      speed: 2400,
      gestureSourceType: 'touch',
      preventFling: true,
    });
  const distance = height - phone.height;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const still = await rateDuring(page, () => page.evaluate(twoSeconds));
  const first = await rateDuring(page, () => swipe(-distance));
  const again = await rateDuring(page, async () => {
    await swipe(distance);
    await swipe(-distance);
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { still, first, again };
}
