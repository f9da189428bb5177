import { expect, type Locator } from '@playwright/test';
import { contrast } from './contrast';

/** What is left of a part's look when the system's colours have taken the place of ours. */
export function look(part: Locator): Promise<Readonly<Record<string, string>>> {
  return part.evaluate((element) => {
    const { color, backgroundColor, border, outline, fill, stroke, strokeWidth } =
      getComputedStyle(element);
    return { color, backgroundColor, border, outline, fill, stroke, strokeWidth };
  });
}

/** A line around the part, or at its side, that can be told from what it stands on. */
export async function expectEdge(part: Locator): Promise<void> {
  const seen = await part.evaluate((element) => {
    const { borderLeftWidth, borderLeftStyle, borderLeftColor, backgroundColor } =
      getComputedStyle(element);
    return (
      parseFloat(borderLeftWidth) >= 1 &&
      borderLeftStyle !== 'none' &&
      borderLeftColor !== backgroundColor
    );
  });
  expect(seen, await part.evaluate(({ outerHTML }) => outerHTML.slice(0, 120))).toBe(true);
}

/**
 * Text that can be told from what lies under it: the browser lays its own ground there, unless the
 * part keeps its colours.
 */
export async function expectReadable(part: Locator): Promise<void> {
  const { colour, ground } = await part.evaluate((element) => {
    const style = getComputedStyle(element);
    const keeps = style.getPropertyValue('forced-color-adjust') === 'none';
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    return { colour: style.color, ground: keeps ? style.backgroundColor : canvas };
  });
  expect(contrast(colour, ground)).toBeGreaterThan(4.5);
}
