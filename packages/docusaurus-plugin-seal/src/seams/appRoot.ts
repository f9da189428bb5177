/**
 * Where Docusaurus' app stands in a page, and how it says that it is alive. A style sheet that
 * names the place: packages/school-gate/src/gate/Loading.
 */

/** The id of the element that the app is rendered into. */
export const appRootId = '__docusaurus';

/** On `<html>`: `false` in the page as it is served, `true` once the app has taken it over. */
export const hydratedAttribute = 'data-has-hydrated';

/** Whether the page comes with markup to take over, which the development server's does not. */
export const hasMarkup = Boolean(process.env['HYDRATE_CLIENT_ENTRY']);
