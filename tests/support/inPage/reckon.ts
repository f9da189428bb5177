import { contrast } from '../contrast';

/** A colour that nothing shines through; others are for axe alone. */
const isFlat = (colour: string): boolean => /^rgb\(/.test(colour);

/** The ground that an element's text has from its ancestors, or undefined where that is not one flat colour. */
function findGround(element: Element | null): string | undefined {
  if (element === null) return undefined;
  const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
  if (backgroundImage !== 'none' || opacity !== '1' || filter !== 'none') return undefined;
  if (backgroundColor === 'rgba(0, 0, 0, 0)') return findGround(element.parentElement);
  return isFlat(backgroundColor) ? backgroundColor : undefined;
}

/**
 * Whether an element's text can be told from its ground by its colours alone, with the contrast of small text. What lies over it, or between
 * it and its ancestors, is not asked about: this is for texts on which axe has no word for just that reason.
 */
export function isReadable(element: Element): boolean {
  const { color } = getComputedStyle(element);
  const ground = findGround(element);
  return isFlat(color) && ground !== undefined && contrast(color, ground) >= 4.5;
}
