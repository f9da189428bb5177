import type * as program from '../auth/importAppCheck';

/** Stands in for `auth/importAppCheck` where App Check is off, and nobody asks for it. */
export const importAppCheck: typeof program.importAppCheck = async () =>
  Promise.reject(new Error('This site was built without App Check.'));
