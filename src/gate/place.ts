/** The place in the page that its address is about; null when that is the page itself, or nothing in it. */
export function findPlace(page: Document): Element | null {
  try {
    const id = decodeURIComponent(page.location.hash.slice(1));
    return id === '' ? null : page.getElementById(id);
  } catch {
    return null;
  }
}
