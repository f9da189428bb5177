const speaking = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';

/** The words of an element, without what only the eye is meant to see. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll('[aria-hidden="true"]').forEach((silent) => silent.remove());
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
}

/**
 * What a screen reader says on its own when something is done: the words of the live regions that
 * changed. A region that comes with its words is not heard, but for an alert.
 */
export async function heard(act: () => Promise<void>): Promise<readonly string[]> {
  const regions = Array.from(document.querySelectorAll(speaking));
  const before = new Map(regions.map((region) => [region, wordsOf(region)]));
  await act();
  return Array.from(document.querySelectorAll(speaking), (region) => {
    const isNew = !before.has(region) && region.getAttribute('role') !== 'alert';
    const words = wordsOf(region);
    return isNew || words === before.get(region) ? '' : words;
  }).filter((words) => words !== '');
}
