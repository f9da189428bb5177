import { replaceStylesheets } from 'docusaurus-plugin-seal/seams/pageTemplate';

/** Addresses inside a style sheet are taken from its own place, which is not the page's. */
const relativeAddress = /url\((?!["']?(?:data:|\/|#|https?:))/;

/**
 * A sheet that means the same in a page as in its own place.
 * @throws when it means something else there, or would end the element that it stands in
 */
export function fitForPage(sheet: string, address: string): string {
  if (relativeAddress.test(sheet) || sheet.includes('@import') || /<\/style/i.test(sheet))
    throw new Error(`The style sheet ${address} cannot stand in a page`);
  return sheet;
}

/**
 * The page with its style sheets standing in it. The first thing that a visitor sees then waits for
 * one answer and not for two, the second of which would share the line with the scripts. The
 * security policy lets styles stand in a page.
 * @param read the text of a sheet, by its address
 * @throws as fitForPage, and when the page asks for none
 */
export function withInlineStyles(html: string, read: (address: string) => string): string {
  return replaceStylesheets(
    html,
    (address) => `<style>${fitForPage(read(address), address)}</style>`,
  );
}
