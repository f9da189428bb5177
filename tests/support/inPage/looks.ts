/**
 * The grounds that have been reckoned, so that a page of thousands of words asks for each element's
 * style once.
 */
type Grounds = Map<Element, string>;

/**
 * What can be behind an element's text, as one comparable string: its own ground, or what it lets
 * through.
 */
function groundOf(element: Element | null, grounds: Grounds): string {
  if (element === null) return '';
  const known = grounds.get(element);
  if (known !== undefined) return known;
  const { backgroundColor, backgroundImage, opacity, position, filter } = getComputedStyle(element);
  // What is lifted out of the text can lie over something else than its parent, so it is a place of
  // its own.
  const lifted = position !== 'static' && position !== 'relative';
  const clear = /^rgba\(.*, 0\)$/.test(backgroundColor) && backgroundImage === 'none';
  const below = groundOf(element.parentElement, grounds);
  const own =
    lifted || !clear || opacity !== '1' || filter !== 'none'
      ? [backgroundColor, backgroundImage, opacity, filter, lifted ? element.className : ''].join()
      : '';
  const ground = own === '' ? below : `${own} on ${below}`;
  grounds.set(element, ground);
  return ground;
}

/** A control that cannot be used, or its label, may be pale. */
function isDisabled(element: Element): boolean {
  const label = element.closest('label');
  return (
    element.closest(':disabled, [aria-disabled="true"], [inert]') !== null ||
    (label?.control?.matches(':disabled') ?? false)
  );
}

/**
 * All that decides whether an element's text can be read: colours, size, what is behind, and for a
 * link how it differs from its text.
 */
function lookOf(element: Element, grounds: Grounds): string {
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  const link = element.closest('a');
  const around = link?.parentElement ?? null;
  return [
    color,
    fontSize,
    fontWeight,
    textShadow,
    link === null ? '' : getComputedStyle(link).textDecorationLine,
    around === null ? '' : getComputedStyle(around).color,
    groundOf(element, grounds),
  ].join(' / ');
}

/** Elements with text of their own; fields have theirs where no text node is. */
function elementsWithText(): readonly Element[] {
  const fields = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select';
  const found = new Set(Array.from(document.querySelectorAll(fields)));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement !== null && /\S/.test(nodeValue ?? '')) found.add(parentElement);
  }
  return Array.from(found);
}

/**
 * Whether an element's text is there to be seen: not hidden, not clear, and not only for screen
 * readers.
 */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)' &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

/** Text that axe gives a verdict on; of a lone sign it says that it cannot tell. */
const words = /[\p{L}\p{N}]{2}/u;

/** A look, as one comparable string, and the elements that have it: words before lone signs. */
export interface Look {
  readonly look: string;
  readonly elements: readonly Element[];
}

/** The elements with text that can be seen, those of one look together. */
export function looksOfPage(): readonly Look[] {
  const grounds: Grounds = new Map();
  const looks = new Map<string, Element[]>();
  for (const element of elementsWithText()) {
    if (isDisabled(element) || !isSeen(element)) continue;
    const look = lookOf(element, grounds);
    looks.set(look, [...(looks.get(look) ?? []), element]);
  }
  const hasWords = (element: Element): boolean => words.test(element.textContent);
  return Array.from(looks, ([look, all]) => ({
    look,
    elements: [...all.filter(hasWords), ...all.filter((element) => !hasWords(element))],
  }));
}
