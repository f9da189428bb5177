import { createElement, type ReactNode } from 'react';
import type { Code, Nodes, Paragraph, Parent } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import { attributesOf, isJsxElement, type JsxElement } from '../source/jsx';
import type { AuthorProps } from '@kurser/labs/kit/settings';
import { Accept, Choice, Item, Question, Reject } from '@kurser/course-parts/Quiz/markers';
import { attributeValue, expressionValue } from './values';

/** A block of code as a reader gets it; undefined for one that no reader sees. */
export type FenceForReader = (
  fence: { readonly language: string; readonly meta: string; readonly text: string },
  ancestors: readonly string[],
) => { readonly language: string; readonly meta: string } | undefined;

/** The components that others know by being them. */
const markers = { Question, Choice, Accept, Reject, Item } as const;

function typeOf(name: string): string | (typeof markers)[keyof typeof markers] {
  const table: Readonly<Record<string, (typeof markers)[keyof typeof markers]>> = markers;
  return Object.hasOwn(table, name) ? (table[name] ?? name) : name;
}

/** MDX takes a paragraph away that holds nothing but components and expressions. */
function isOnlyComponents({ children }: Paragraph): boolean {
  const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';
  return (
    children.some((node) => isJsxElement(node) || node.type === 'mdxTextExpression') &&
    children.every(
      (node) => isJsxElement(node) || node.type === 'mdxTextExpression' || isBlank(node),
    )
  );
}

function codeElement(
  { lang, meta, value }: Code,
  ancestors: readonly string[],
  forReader: FenceForReader,
): ReactNode {
  const fence = forReader({ language: lang ?? '', meta: meta ?? '', text: value }, ancestors);
  if (fence === undefined) return null;
  const code = { className: `language-${fence.language}`, metastring: fence.meta };
  return createElement('pre', null, createElement('code', code, `${value}\n`));
}

/**
 * A string or a number that stands in braces. Anything else shows nothing, or is told of elsewhere.
 */
function expressionText(node: MdxFlowExpression | MdxTextExpression): string | null {
  const written = expressionValue(node);
  if (!written.known) return null;
  const { value } = written;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

function toNode(node: Nodes, ancestors: readonly string[], forReader: FenceForReader): ReactNode {
  if (isJsxElement(node))
    return createElement(typeOf(node.name ?? 'div'), propsOf(node, ancestors, forReader).known);
  if (node.type === 'code') return codeElement(node, ancestors, forReader);
  if (node.type === 'inlineCode') return createElement('code', null, node.value);
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return expressionText(node);
  if (node.type === 'paragraph' && isOnlyComponents(node))
    return toNodes(node, ancestors, forReader);
  if ('value' in node) return node.value;
  if (!('children' in node)) return createElement('hr');
  const children = toNodes(node, ancestors, forReader);
  return createElement(node.type === 'paragraph' ? 'p' : 'div', null, ...children);
}

function toNodes(
  { children }: Parent,
  ancestors: readonly string[],
  forReader: FenceForReader,
): ReactNode[] {
  return children.flatMap((child) => toNode(child, ancestors, forReader));
}

/**
 * The props that React would hand to a component for what an author has written: its attributes,
 * and as `children` what stands between its tags, as far as parts read it. Attributes whose value
 * is not known before the page runs are named in `unknown`.
 * @param ancestors the names of the components around it
 */
export function propsOf(
  element: JsxElement,
  ancestors: readonly string[],
  forReader: FenceForReader,
): { readonly known: AuthorProps; readonly unknown: readonly string[] } {
  const props: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const attribute of attributesOf(element)) {
    const written = attributeValue(attribute);
    if (written.known) props[attribute.name] = written.value;
    else unknown.push(attribute.name);
  }
  if (element.children.length > 0)
    props['children'] = toNodes(element, [...ancestors, element.name ?? ''], forReader);
  return { known: props, unknown };
}
