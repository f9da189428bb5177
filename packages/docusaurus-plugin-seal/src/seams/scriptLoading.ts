/**
 * The bundler's function for async script chunks, the same in webpack and Rspack: `url` of the
 * script, `done` for its load or error event, `key` to find a script tag that is already there, and
 * the chunk's id.
 */
export type LoadScript = (
  url: string,
  done: (event: Event) => void,
  key?: string,
  chunkId?: string | number,
) => void;

/** The bundler's runtime, as far as it is used here. Exists in bundled code only. */
declare const __webpack_require__: { l: LoadScript };

/**
 * Puts a function of ours in place of the one that loads every async script chunk. Ours gets the
 * original.
 */
export function replaceScriptLoading(make: (original: LoadScript) => LoadScript): void {
  __webpack_require__.l = make(__webpack_require__.l);
}
