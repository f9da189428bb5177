/** After the page has loaded, a browser that cannot tell when it is idle waits this long. */
const quietMs = 2_000;

/**
 * Calls back once, when the page has loaded and the browser has nothing to do. Returns the function
 * that calls it off.
 */
export function whenQuiet(callback: () => void): () => void {
  let cancel = (): void => undefined;
  const ask = (): void => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(callback);
      cancel = () => {
        window.cancelIdleCallback(handle);
      };
      return;
    }
    const handle = setTimeout(callback, quietMs);
    cancel = () => {
      clearTimeout(handle);
    };
  };
  if (document.readyState === 'complete') ask();
  else {
    window.addEventListener('load', ask, { once: true });
    cancel = () => {
      window.removeEventListener('load', ask);
    };
  }
  return () => {
    cancel();
  };
}
