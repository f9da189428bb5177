/** Somebody asks for the search from elsewhere than the navbar. */
export const searchAskedEvent = 'kurser-search';

/** Opens the search, as its button in the navbar does. */
export function askForSearch(): void {
  window.dispatchEvent(new Event(searchAskedEvent));
}
