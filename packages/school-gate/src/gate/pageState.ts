/**
 * How a page stands: `static` as the server wrote it, with what its own script shows, and `alive`
 * once the gate has taken over and it is settled what the visitor sees. A page never goes back.
 */
export type PageState = 'static' | 'alive';

/**
 * The attribute on `<html>` that holds the state, and the event of its change: a page's own script
 * and the site's programs share nothing else.
 */
const alive = 'data-alive';

export function pageState({ documentElement }: Document): PageState {
  return documentElement.hasAttribute(alive) ? 'alive' : 'static';
}

export function becomeAlive(page: Document): void {
  page.documentElement.setAttribute(alive, '');
  page.dispatchEvent(new Event(alive));
}

/** Calls back once, when the page becomes alive. @param capture before all that do not say so */
export function whenAlive(page: Document, act: () => void, capture?: boolean): void {
  page.addEventListener(alive, act, { capture, once: true });
}
