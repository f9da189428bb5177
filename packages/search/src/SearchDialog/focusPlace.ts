/**
 * The lesson may first have to be fetched; a visitor who has waited this long has gone on to
 * something else.
 */
const longestWaitMs = 8_000;

/**
 * Moves focus to a place on the page as soon as it is there, so that keyboard and screen reader go
 * on from what was found.
 * @param address path and fragment
 */
export function focusPlace(address: string): void {
  const { pathname, hash } = new URL(address, window.location.href);
  const id = decodeURIComponent(hash.slice(1));
  const until = performance.now() + longestWaitMs;
  const tryNow = (): void => {
    const place =
      window.location.pathname === pathname
        ? (document.getElementById(id) ?? document.querySelector('main h1'))
        : null;
    if (place instanceof HTMLElement && (id === '' || place.id === id)) {
      place.tabIndex = -1;
      place.focus({ preventScroll: id !== '' });
    } else if (performance.now() < until) requestAnimationFrame(tryNow);
  };
  requestAnimationFrame(tryNow);
}
