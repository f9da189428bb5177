import type { Page } from '@playwright/test';
import { findingsOf } from './axe';
import { expect } from './site';
import { nextFrames, waitUntilWhole } from './wholePage';

const wide = { width: 1280, height: 900 };
/** 1280 px at a zoom of 400 %, or the narrowest phone. */
const narrow = { width: 320, height: 900 };

/**
 * The styles that diagrams carry, with the colours of the mode they were drawn in; an empty one for
 * each that is not drawn.
 */
function diagramStyles(page: Page): Promise<readonly string[]> {
  return page
    .locator('[data-diagram]')
    .evaluateAll((boxes) =>
      boxes.map((box) => box.querySelector('svg > style')?.textContent ?? ''),
    );
}

/**
 * Gives the page the colours of the other mode by the site's own button, and returns which that is.
 * Everything takes its colours from the attribute but diagrams, which are drawn anew: those are
 * waited for.
 */
export async function switchMode(page: Page, mode: string): Promise<string> {
  const other = mode === 'dark' ? 'light' : 'dark';
  const before = new Set(await diagramStyles(page));
  await page.getByRole('button', { name: /Växla mellan ljust och mörkt/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', other);
  await nextFrames(page);
  const undrawn = async (): Promise<number> =>
    (await diagramStyles(page)).filter((style) => style === '' || before.has(style)).length;
  await expect.poll(undrawn, { intervals: [100] }).toBe(0);
  return other;
}

/** By how many pixels the page scrolls sideways, and what reaches out; nothing when it does not. */
function sideways(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // What a box lets scroll, or cuts off, does not reach out.
    const isFree = ({ parentElement }: Element): boolean =>
      parentElement === null ||
      (getComputedStyle(parentElement).overflowX === 'visible' && isFree(parentElement));
    const out = Array.from(document.querySelectorAll('main *')).filter(
      (element) => element.getBoundingClientRect().right > clientWidth && isFree(element),
    );
    const names = out.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
    return [`320 px: ${String(scrollWidth - clientWidth)} px too wide: ${names.join(' | ')}`];
  });
}

/** The fields with letters so small that a phone zooms in on them, and stays there. */
function smallFields(page: Page): Promise<readonly string[]> {
  return page.locator('input, select, textarea, [contenteditable="true"]').evaluateAll((fields) =>
    fields
      .filter((field) => !field.matches('[type="checkbox"], [type="radio"], [type="range"]'))
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `320 px: letters of less than 16 px: ${field.outerHTML.slice(0, 120)}`),
  );
}

/** What is wrong in the narrow window. */
async function narrowFaults(page: Page): Promise<readonly string[]> {
  return [...(await sideways(page)), ...(await smallFields(page))];
}

/** What is wrong in the wide window: everything axe knows, with the colours of both modes. */
async function wideFaults(page: Page): Promise<readonly string[]> {
  const mode = (await page.locator('html').getAttribute('data-theme')) ?? 'light';
  // On a slow machine the bar of loading may still be on its way out, and a new width or mode may
  // have drawn something anew.
  await waitUntilWhole(page, page.url());
  const first = await findingsOf(page);
  const other = await switchMode(page, mode);
  await waitUntilWhole(page, page.url());
  const second = await findingsOf(page, { rules: 'colours' });
  return [
    ...first.map((finding) => `${mode}: ${finding}`),
    ...second.map((finding) => `${other}: ${finding}`),
  ];
}

/** Gives the window another size, and waits until the page has it. */
async function resize(page: Page, size: typeof wide): Promise<void> {
  await page.setViewportSize(size);
  await nextFrames(page);
}

/**
 * What is wrong with the page that is open: everything axe knows, colours in both modes, whether it
 * scrolls sideways at 320 px, and whether its fields make a phone zoom in there. It is left in the
 * other size and perhaps the other mode: a row of pages needs one change of each, and the next page
 * begins where this one ended.
 */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  if (page.viewportSize()?.width === narrow.width) {
    const found = await narrowFaults(page);
    await resize(page, wide);
    return [...(await wideFaults(page)), ...found];
  }
  const faults = await wideFaults(page);
  await resize(page, narrow);
  return [...faults, ...(await narrowFaults(page))];
}
