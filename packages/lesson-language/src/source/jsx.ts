import type { Nodes, Parent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The element's attribute nodes with names; spread attributes are left out. */
export function attributesOf(element: JsxElement): MdxJsxAttribute[] {
  return element.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
}

/**
 * The text of an attribute: the string itself, or the source of its `{…}` expression. Undefined
 * when absent, '' for a bare name.
 */
export function attributeText(element: JsxElement, name: string): string | undefined {
  const attribute = attributesOf(element).find((each) => each.name === name);
  if (attribute === undefined) return undefined;
  if (attribute.value === null || attribute.value === undefined) return '';
  return typeof attribute.value === 'string' ? attribute.value : attribute.value.value.trim();
}

/** Takes an attribute away; an element without it stays as it is. */
export function removeAttribute(element: JsxElement, name: string): void {
  element.attributes = element.attributes.filter(
    (each) => each.type !== 'mdxJsxAttribute' || each.name !== name,
  );
}

/** Whether the attribute stands there bare or as `{true}`. */
export function hasFlag(element: JsxElement, name: string): boolean {
  const text = attributeText(element, name);
  return text === '' || text === 'true';
}

/** The elements of that name anywhere below `root`, in document order. */
export function elementsNamed(root: Root | JsxElement, name: string): JsxElement[] {
  const found: JsxElement[] = [];
  visitNodes(root, (node) => {
    if (node !== root && isJsxElement(node) && node.name === name) found.push(node);
  });
  return found;
}

/** Calls `visit` for the node and everything below it, parents first. */
export function visitNodes(
  node: Nodes,
  visit: (node: Nodes, ancestors: readonly Parent[]) => void,
  ancestors: readonly Parent[] = [],
): void {
  visit(node, ancestors);
  if (!('children' in node)) return;
  for (const child of node.children) visitNodes(child, visit, [...ancestors, node]);
}

/** 1-based line where the node begins. Every node of a parsed page has one. */
export function lineOf(node: { readonly position?: Nodes['position'] }): number {
  return node.position?.start.line ?? 1;
}
