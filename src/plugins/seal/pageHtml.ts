/** A built page's markup: read, and added to. */
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterMap } from 'parse5';

export type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

export const parsePage = (html: string): Node => parse(html);

export function elementsNamed(name: string, node: Node): Element[] {
  const own = tree.isElementNode(node) && node.tagName === name ? [node] : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...own, ...children.flatMap((child) => elementsNamed(name, child))];
}

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The text that stands directly in an element. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');

const afterCharset = /<meta charset=[^>]*>/i;

/**
 * The page with an element as its first after the encoding.
 * @throws when the page does not begin with its encoding, which every page of Docusaurus does
 */
export function withInHead(html: string, element: string): string {
  const place = afterCharset.exec(html);
  if (place === null || html.slice(0, place.index).includes('<script'))
    throw new Error('The page does not begin with its encoding: no place for its security policy');
  const end = place.index + place[0].length;
  return html.slice(0, end) + element + html.slice(end);
}
