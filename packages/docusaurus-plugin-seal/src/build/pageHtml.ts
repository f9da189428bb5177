/** A built page's markup: read, and added to. */
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterMap } from 'parse5';

export type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** @returns the tree of a page’s HTML */
export const parsePage = (html: string): Node => parse(html);

/** @returns all elements of that name below a node */
export function elementsNamed(name: string, node: Node): Element[] {
  const own = tree.isElementNode(node) && node.tagName === name ? [node] : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...own, ...children.flatMap((child) => elementsNamed(name, child))];
}

/** @returns the value of an attribute; undefined where the element has none */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The text that stands directly in an element. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');
