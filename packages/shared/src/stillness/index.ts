/**
 * Has the reader asked for little motion, of the system or of the site? What moves by itself then
 * stands still.
 */
export function wantsStillness(): boolean {
  const isCalm = document.documentElement.dataset['reading']?.includes('calm') === true;
  return isCalm || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
