import { contrast } from '../contrast';

/** Red, green and blue from 0 to 255, and how much of it covers what is below, from 0 to 1. */
interface Colour {
  readonly parts: readonly number[];
  readonly cover: number;
}

/**
 * A computed `rgb()` or `rgba()`; undefined for colours of other kinds, which are for axe alone.
 */
function parseColour(text: string): Colour | undefined {
  if (!/^rgba?\(/.test(text)) return undefined;
  const numbers = (text.match(/[\d.]+/g) ?? []).map(Number);
  return { parts: numbers.slice(0, 3), cover: numbers[3] ?? 1 };
}

const textOf = (parts: readonly number[]): string => `rgb(${parts.join(', ')})`;

/** What is seen of a ground with a thin colour over it. */
function mixed({ parts, cover }: Colour, below: readonly number[]): readonly number[] {
  return parts.map((part, place) => cover * part + (1 - cover) * (below[place] ?? 0));
}

/**
 * The ground that an element's text has from its ancestors, or undefined where that is not made of
 * flat colours.
 */
function findGround(element: Element | null): readonly number[] | undefined {
  if (element === null) return undefined;
  const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
  if (backgroundImage !== 'none' || opacity !== '1' || filter !== 'none') return undefined;
  const own = parseColour(backgroundColor);
  if (own === undefined || own.cover === 1) return own?.parts;
  const below = findGround(element.parentElement);
  return below === undefined ? undefined : mixed(own, below);
}

/**
 * Whether an element's text can be told from its ground by its colours alone, with the contrast of
 * small text. What lies over it, or between it and its ancestors, is not asked about: this is for
 * texts on which axe has no word for just that reason.
 */
export function isReadable(element: Element): boolean {
  const { color } = getComputedStyle(element);
  const ground = findGround(element);
  if (ground === undefined || parseColour(color)?.cover !== 1) return false;
  return contrast(color, textOf(ground)) >= 4.5;
}
