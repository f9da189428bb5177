/**
 * Where the gate ends and the course begins in server-rendered HTML. Everything outside the shell
 * is cut away before the page is written; see server/shell.ts.
 */
export const shellAttribute = 'data-gate-shell';
export const contentAttribute = 'data-sealed-content';

/** In localStorage: until when the key that is kept in this browser may be used. */
export const rememberedItem = 'seal:remembered-until';
/** On `<html>` before the page is drawn: this browser will open the site by itself. */
export const rememberedAttribute = 'data-seal-remembered';
