import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type HtmlElement = Tree.Element;
export type HtmlNode = Tree.ChildNode;

export function parseHtml(html: string): HtmlNode[] {
  return parseFragment(html).childNodes;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).includes(name);
}

/** The first element, in the order of the document, that the test accepts. */
export function findElement(
  nodes: readonly HtmlNode[],
  isWanted: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if (isWanted(node)) return node;
    const found = findElement(node.childNodes, isWanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All text below a node, as it stands. */
export function textOf(node: HtmlNode): string {
  if ('value' in node) return node.value;
  return isElement(node) ? node.childNodes.map(textOf).join('') : '';
}
