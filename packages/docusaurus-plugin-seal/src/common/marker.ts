/**
 * Where the gate ends and the course begins in server-rendered HTML. Everything outside the shell
 * is cut away before the page is written; see server/shell.ts.
 */
export const shellAttribute = 'data-gate-shell';
export const contentAttribute = 'data-sealed-content';
