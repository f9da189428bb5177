/**
 * A reload without a network puts the browser's own error page in place of ours. So before a reload
 * we ask whether the page can be had; a browser that believes itself online may be on a network
 * without the Internet behind it.
 */

/** Long enough for a slow connection, short enough for somebody who has pressed a button. */
const timeoutMs = 10_000;
/** How often a page that nobody could bring is asked for again. */
export const askAgainMs = 5_000;

/**
 * Whether a reload would bring a page of this site: asked of the page's own address, past every
 * cache. Never rejects.
 */
export async function isPageThere(request: typeof fetch = fetch): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, timeoutMs);
  try {
    const { ok, status } = await request(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: controller.signal,
    });
    // An address that leads nowhere has a page of ours too.
    return ok || status === 404;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls back once, when the page can be had again: asks now, every few seconds, and at once when
 * the browser says that it is online. Returns the function that ends it.
 */
export function whenPageIsThere(act: () => void, isThere = isPageThere): () => void {
  let waiting = true;
  const ask = async (): Promise<void> => {
    if (!(await isThere()) || !waiting) return;
    end();
    act();
  };
  const onOnline = (): void => void ask();
  const timer = setInterval(onOnline, askAgainMs);
  window.addEventListener('online', onOnline);
  function end(): void {
    waiting = false;
    clearInterval(timer);
    window.removeEventListener('online', onOnline);
  }
  onOnline();
  return end;
}

export function reloadPage(): void {
  window.location.reload();
}

/** Loads the page again as soon as there is one to be had. Returns the function that ends it. */
export function reloadWhenThere(): () => void {
  return whenPageIsThere(reloadPage);
}
