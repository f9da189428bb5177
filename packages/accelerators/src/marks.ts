/**
 * Set on `<html>` while the static page shows a sign-in form that is not interactive yet; `pressed`
 * once something in it waits for that. The gate's styles refer to it.
 */
export const earlyFormAttribute = 'data-early-form';

/**
 * On `<html>` while a member reads a page that is not alive yet: `beginning` until all of it is
 * there, then `whole`; `moved` when the reader has scrolled, or has come to a place in the page.
 */
export const earlyLessonAttribute = 'data-early-lesson';
