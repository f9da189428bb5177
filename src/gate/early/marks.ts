/** What the static page's own script and the gate say to each other. */

/** On `<html>` while the static page shows the sign-in form and it is not alive yet; `pressed` when something in it waits for that. */
export const earlyFormAttribute = 'data-early-form';

/**
 * On `<html>` while a member reads a page that is not alive yet: `beginning` until all of it is there, then `whole`; `moved` when the reader has
 * scrolled, or has come to a place in the page.
 */
export const earlyLessonAttribute = 'data-early-lesson';

/** An event on the document: the gate has taken over. */
export const gateAliveEvent = 'kurser:gate-alive';
