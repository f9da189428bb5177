/** Has the style sheet of an async chunk fetched, if it has one: appends a link to the head. What is to be waited for is put into the list. */
export type LoadStyles = (chunk: string | number, promises: Promise<unknown>[]) => void;

/** Puts a function of ours in place of the one that loads the style sheets of async chunks. Does nothing in a bundle without such sheets. */
export function replaceStyleLoading(make: (original: LoadStyles) => LoadStyles): void {
  const { miniCss } = __webpack_require__.f;
  if (miniCss !== undefined) __webpack_require__.f.miniCss = make(miniCss);
}
