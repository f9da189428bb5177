/** The bundler's runtime, as far as it is used here. Exists in bundled code only. */
declare const __webpack_require__: {
  /** Loads an async chunk's script and calls `done` with the script's load or error event. */
  l: (url: string, done: (event: Event) => void, key?: string, chunkId?: string | number) => void;
};
