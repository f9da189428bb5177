import { browserStorage } from '@kurser/school-gate/auth/browserStorage';
import { findKeptSession } from '@kurser/school-gate/auth/storedSession';
import { whenAlive } from '@kurser/school-gate/gate/pageState';
import { goToPlace } from '@kurser/school-gate/gate/place';
import { earlyLessonAttribute } from '../marks';
import { restAttribute } from './pageFile';

/** Fulfilled when the style sheets are there; rejects when one cannot be had. */
export async function loadStyles(page: Document, addresses: readonly string[]): Promise<unknown> {
  return Promise.all(
    addresses.map((href) => {
      const link = page.createElement('link');
      // The bundler takes a link with a sheet's address for the sheet itself, whether it has come
      // or not; by this it tells ours from its own.
      link.dataset['href'] = 'early';
      return new Promise((onload, onerror) => {
        // Last in the page, after the styles that stand in its head: whichever sheet is read first
        // says in which order the cascade layers go.
        page.documentElement.append(
          Object.assign(link, { rel: 'stylesheet', href, onload, onerror }),
        );
      });
    }),
  );
}

/** A page's content, and the style sheets of its own that it names. */
interface Copy {
  readonly content: HTMLElement;
  readonly styles: readonly string[];
  /** Whether the reader has come to a place in it, or has scrolled. */
  isMoved: boolean;
}

/**
 * The copy of a page: to be read and scrolled, and nothing else. It is not alive, so nothing in it
 * can be pressed or reached, and a screen reader hears that the page is on its way. Scripts in
 * markup that is put in so do not run.
 */
export function copyOf(page: Document, html: string, isMoved: boolean): Copy {
  const content = page.createElement('div');
  content.inert = true;
  // For browsers and readers that do not know `inert`.
  content.ariaHidden = 'true';
  content.innerHTML = html;
  const links = Array.from(content.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
  links.forEach((link) => {
    link.remove();
  });
  return { content, styles: links.map(({ href }) => href), isMoved };
}

const roomOf = ({ content }: Copy): Element | null => content.querySelector(`[${restAttribute}]`);

/** Whether the copy has all of the page. */
export function isComplete(copy: Copy): boolean {
  return roomOf(copy) === null;
}

/** Tells the page how much of it is there, and whether it still stands where it was put. */
function mark(page: Document, copy: Copy): void {
  const state = copy.isMoved ? 'moved' : isComplete(copy) ? 'whole' : 'beginning';
  page.documentElement.setAttribute(earlyLessonAttribute, state);
}

/** Puts the rest of the page in its place, whether the copy is shown or not. */
export function completeCopy(page: Document, copy: Copy, rest: string): void {
  const room = roomOf(copy);
  if (room !== null) room.outerHTML = rest;
  if (copy.content.isConnected) mark(page, copy);
}

/**
 * Puts the copy beside the app, until the gate takes over or the account's session is gone; does
 * nothing when it is gone already.
 */
export function showCopy(page: Document, copy: Copy, uid: string): void {
  const { content } = copy;
  const isKept = (): boolean => findKeptSession(browserStorage)?.account.uid === uid;
  // Somebody may have signed out in another tab while the page was on its way.
  if (!isKept()) return;
  const ending = new AbortController();
  const options = { signal: ending.signal };
  const end = (): void => {
    ending.abort();
    content.remove();
    page.documentElement.removeAttribute(earlyLessonAttribute);
  };
  const endWithoutSession = (): void => {
    if (!isKept()) end();
  };
  const noteMove = (): void => {
    copy.isMoved = true;
    mark(page, copy);
  };
  page.addEventListener('scroll', noteMove, options);
  whenAlive(page, end);
  // Somebody signs out in another tab, or the page is brought back from before they did.
  window.addEventListener('storage', endWithoutSession, options);
  window.addEventListener('pageshow', endWithoutSession, options);
  page.body.prepend(content);
  mark(page, copy);
  goToPlace(page);
}
