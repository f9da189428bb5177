/**
 * On `<html>` while the static page shows the sign-in form and it is not alive yet; `pressed` when
 * something in it waits for that. The styles of the gate's screens know it.
 */
export const earlyFormAttribute = 'data-early-form';

/**
 * On `<html>` while a member reads a page that is not alive yet: `beginning` until all of it is
 * there, then `whole`; `moved` when the reader has scrolled, or has come to a place in the page.
 */
export const earlyLessonAttribute = 'data-early-lesson';
