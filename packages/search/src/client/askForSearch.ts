/**
 * Somebody asks for the search from elsewhere than the navbar. Apart from the button, which what
 * only asks would bring along: two kilobytes of each lesson.
 */
export const searchAskedEvent = 'kurser-search';

/** Opens the search, as its button in the navbar does. */
export function askForSearch(): void {
  window.dispatchEvent(new Event(searchAskedEvent));
}
