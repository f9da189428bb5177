import { expect, type Locator, type Page } from '@playwright/test';

/** A place where the tab key stops. */
export interface TabStop {
  readonly name: string;
  /** An outline around what has focus, or around a box that holds it. */
  readonly ring: boolean;
  /** Something else lies over its middle, for instance a bar that stays at the top. */
  readonly covered: boolean;
}

/** Where the focus is; undefined on the page itself. */
function stopOf(page: Page): Promise<(TabStop & { readonly again: boolean }) | undefined> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    // What comes in above it moves it, until the browser has scrolled after.
    let [before, now] = [NaN, element.getBoundingClientRect().top];
    while (before !== now) {
      await new Promise(requestAnimationFrame);
      [before, now] = [now, element.getBoundingClientRect().top];
    }
    const again = element.hasAttribute('data-walked');
    element.setAttribute('data-walked', '');
    const hasOutline = (node: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const box = element.getBoundingClientRect();
    // The middle of what can be seen of it: a long block reaches past the window.
    const middle = (from: number, to: number, size: number): number =>
      (Math.max(from, 0) + Math.min(to, size)) / 2;
    const over = document.elementFromPoint(
      middle(box.left, box.right, window.innerWidth),
      middle(box.top, box.bottom, window.innerHeight),
    );
    const named = element as HTMLElement & { readonly labels?: NodeListOf<HTMLElement> };
    // The words of its own label may lie over it.
    const own = [element, ...(named.labels ?? [])];
    return {
      name: (
        element.getAttribute('aria-label') ??
        named.labels?.[0]?.textContent ??
        element.textContent
      ).trim(),
      ring: around.some((node) => node instanceof Element && hasOutline(node)),
      covered:
        over === null || !(own.some((part) => part.contains(over)) || over.contains(element)),
      again,
    };
  });
}

/** Forgets where earlier walks have been. */
function startWalk(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.querySelectorAll('[data-walked]').forEach((old) => {
      old.removeAttribute('data-walked');
    });
  });
}

/**
 * Presses Tab until the focus leaves the page or comes round, and returns where it stopped.
 * @throws when it stays at one place or never comes round: a trap
 */
export async function walk(page: Page): Promise<readonly TabStop[]> {
  await startWalk(page);
  const stops: TabStop[] = [];
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (stop === undefined) return stops;
    if (stop.again) {
      if (stops.at(-1)?.name === stop.name && stops.length > 1)
        throw new Error(`Trapped at "${stop.name}"`);
      return stops;
    }
    stops.push({ name: stop.name, ring: stop.ring, covered: stop.covered });
  }
  throw new Error('The tab key never came round.');
}

/** The names of the stops that cannot be seen to have focus. */
export function unseenStops(stops: readonly TabStop[]): readonly string[] {
  return stops.filter(({ ring, covered }) => !ring || covered).map(({ name }) => name);
}

/**
 * Goes to something with the tab key alone, and sees the focus at every stop on the way.
 * @throws when the focus comes round or leaves the page before it gets there, or a stop cannot be
 * seen
 */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  await startWalk(page);
  const stops: TabStop[] = [];
  do {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (stop === undefined || stop.again)
      throw new Error(`Not reached; the stops were ${stops.map(({ name }) => name).join(', ')}`);
    stops.push(stop);
  } while (!(await goal.evaluate((element) => element === document.activeElement)));
  expect(unseenStops(stops)).toEqual([]);
}
