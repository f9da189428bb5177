import { navigationTiming } from '@kurser/shared/navigationTiming';

/**
 * Where in a page the reader is, through a reload: the browser looks for it while the gate is
 * closed and there is no such place.
 */

const key = 'kurser:place';

/** What stands between a window's upper edge and the text. */
const frame = 80;

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/**
 * Keeps the last heading above the reader's eyes, or else the first below, and how far away it is.
 * Never throws.
 */
export function keepPlace(page: Document): void {
  const headings = [...page.querySelectorAll('main :is(h2, h3)[id]')];
  const above = headings.filter((each) => topOf(each) <= frame);
  const heading = above.at(-1) ?? headings[0];
  if (heading === undefined) {
    forgetPlace();
    return;
  }
  try {
    // No address and no id has a blank.
    sessionStorage.setItem(key, [topOf(heading), heading.id, page.location.href].join(' '));
  } catch {
    // Refused or full: the page begins at its top, as it does where nothing was kept.
  }
}

/** Takes away what was kept of the last page. Never throws. */
export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Refused: then nothing was kept.
  }
}

/**
 * Goes to where the reader was before the page was loaded again, or else to the place that its
 * address is about. Never throws. The script in the head of every page carries it, so it is short.
 */
export function goToPlace(page: Document): void {
  const { href, hash } = page.location;
  try {
    const [top, id = '', from] = (sessionStorage.getItem(key) ?? '').split(' ');
    const isKept = from === href && navigationTiming()?.type !== 'navigate';
    const place = page.getElementById(isKept ? id : decodeURIComponent(hash.slice(1)));
    place?.scrollIntoView();
    if (isKept && place) window.scrollBy(0, place.getBoundingClientRect().top - Number(top));
  } catch {
    // Storage that is refused, or a hash that is no text: the page begins at its top.
  }
}
