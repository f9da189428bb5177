import { findKeptSession } from '../../auth/storedSession';
import { afterFrame } from '../../components/afterFrame';
import { earlyLessonAttribute, gateAliveEvent } from './marks';

/** Fulfilled when the style sheets are there; rejects when one cannot be had. */
export async function loadStyles(page: Document, addresses: readonly string[]): Promise<unknown> {
  return Promise.all(
    addresses.map((href) => {
      const link = page.createElement('link');
      // The bundler takes a link with a sheet's address for the sheet itself, whether it has come or not; by this it tells ours from its own.
      link.dataset['href'] = 'early';
      return new Promise((onload, onerror) => {
        // Last in the page, after the styles that stand in its head: whichever sheet is read first says in which order the cascade layers go.
        page.documentElement.append(
          Object.assign(link, { rel: 'stylesheet', href, onload, onerror }),
        );
      });
    }),
  );
}

/** The place in the page that the address is about. */
function findPlace(page: Document): Element | null {
  try {
    const id = decodeURIComponent(page.location.hash.slice(1));
    return id === '' ? null : page.getElementById(id);
  } catch {
    return null;
  }
}

/** A page's content, and the style sheets of its own that it names. */
interface Copy {
  readonly content: HTMLElement;
  readonly styles: readonly string[];
}

/**
 * The copy of a page: to be read and scrolled, and nothing else. It is not alive, so nothing in it can be pressed or reached, and who
 * listens to the page hears that it is on its way. Scripts in markup that is put in so do not run.
 */
export function copyOf(page: Document, html: string): Copy {
  const content = page.createElement('div');
  content.inert = true;
  // Says the same to whoever does not know the other.
  content.ariaHidden = 'true';
  content.innerHTML = html;
  const links = Array.from(content.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
  links.forEach((link) => {
    link.remove();
  });
  return { content, styles: links.map(({ href }) => href) };
}

/** About what a large screen shows of a page's beginning. */
const firstBlocks = 12;

/**
 * Takes what stands further down out of the copy: a slow phone needs longer to lay out a whole lesson than to fetch it. The answered
 * function puts it back.
 */
function takeRest(content: HTMLElement): () => void {
  const text = content.querySelector('article .markdown');
  if (text === null) return () => undefined;
  const rest = Array.from(text.children).slice(firstBlocks);
  const room = content.ownerDocument.createElement('div');
  room.style.height = '100vh';
  text.append(room);
  rest.forEach((block) => {
    block.remove();
  });
  return () => {
    room.replaceWith(...rest);
  };
}

/** Puts the copy beside the app, until the gate takes over or the account's session is gone; does nothing when it is gone already. */
export function showCopy(page: Document, { content }: Copy, uid: string): void {
  const isKept = (): boolean => findKeptSession(() => window.localStorage)?.account.uid === uid;
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
  page.addEventListener(gateAliveEvent, end, options);
  // Somebody signs out in another tab, or the page is brought back from before they did.
  window.addEventListener('storage', endWithoutSession, options);
  window.addEventListener('pageshow', endWithoutSession, options);
  const mark = (state: 'beginning' | 'whole'): void => {
    page.documentElement.setAttribute(earlyLessonAttribute, state);
  };
  // Who comes to a place in the page needs all that stands before it.
  const isAtBeginning = page.location.hash === '';
  const putBack = isAtBeginning ? takeRest(content) : () => undefined;
  page.body.prepend(content);
  mark('beginning');
  findPlace(page)?.scrollIntoView();
  const callOff = afterFrame(() => {
    putBack();
    mark('whole');
  });
  ending.signal.addEventListener('abort', callOff, { once: true });
}
