/** A page's markup as Docusaurus' template writes it and its minifier leaves it. */

const stylesheet = /<link rel="?stylesheet"? href="?([^ ">]+)"?[^>]*>/g;
const entryScript = /<script src="?([^ ">]+)"? defer(?:="?defer"?)?><\/script>/g;
const charset = /<meta charset=[^>]*>/i;

const addressesOf = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(([, address = '']) => address);

/**
 * The addresses of the style sheets that a page asks for.
 * @throws when there are none, which no page of Docusaurus is without
 */
export function stylesheetsOf(html: string): string[] {
  const addresses = addressesOf(html, stylesheet);
  if (addresses.length === 0) throw new Error('The page has no style sheet');
  return addresses;
}

/** The page with something else in place of each link to a style sheet. @throws as stylesheetsOf */
export function replaceStylesheets(html: string, write: (address: string) => string): string {
  stylesheetsOf(html);
  return html.replaceAll(stylesheet, (_link, address: string) => write(address));
}

/** The page with markup before the first of its style sheets. @throws as stylesheetsOf */
export function beforeStylesheets(html: string, markup: string): string {
  stylesheetsOf(html);
  const place = html.search(stylesheet);
  return html.slice(0, place) + markup + html.slice(place);
}

/**
 * A page without the scripts that it starts with, and their addresses.
 * @throws when it has none, which every page of Docusaurus has
 */
export function takeEntryScripts(html: string): {
  readonly html: string;
  readonly entry: string[];
} {
  const entry = addressesOf(html, entryScript);
  if (entry.length === 0) throw new Error('The page starts with no script');
  return { html: html.replaceAll(entryScript, ''), entry };
}

/**
 * The page with an element as its first after the encoding.
 * @throws when the page does not begin with its encoding
 */
export function afterCharset(html: string, element: string): string {
  const place = charset.exec(html);
  if (place === null || html.slice(0, place.index).includes('<script'))
    throw new Error('The page does not begin with its encoding: no place for its security policy');
  const end = place.index + place[0].length;
  return html.slice(0, end) + element + html.slice(end);
}
