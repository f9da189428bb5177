import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { AuthorProps } from '@kurser/labs/kit/settings';
import { nodeToText } from '@kurser/shared/nodeText';
import { rules, type PartName } from './kinds';
import { Accept, Choice, Item, Reject } from './markers';
import type { QuestionKind } from './quizQuestion';

/** Takes note of a fault in the question at hand, as a Swedish sentence without full stop. */
export type Fault = (text: string) => void;

const markers: ReadonlyMap<unknown, PartName> = new Map<unknown, PartName>([
  [Choice, 'Choice'],
  [Accept, 'Accept'],
  [Reject, 'Reject'],
  [Item, 'Item'],
]);

/** What a question is made of, before its kind has been looked at. */
export interface Parts {
  readonly props: AuthorProps;
  readonly prompt: readonly ReactNode[];
  readonly marked: Readonly<Record<PartName, readonly ReactElement[]>>;
}

/** Whether a value is the name of a kind of question. */
export function isKind(value: unknown): value is QuestionKind {
  return typeof value === 'string' && Object.hasOwn(rules, value);
}

/** An element's props as they are: not checked yet. */
export function propsOf(element: ReactElement): AuthorProps {
  return element.props as AuthorProps;
}

function childrenOf(element: ReactElement): ReactNode {
  return propsOf(element)['children'] as ReactNode;
}

/** An element's children without the line breaks between them. */
export function written(children: ReactNode): ReactNode[] {
  return Children.toArray(children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
}

/**
 * The content of a part: MDX wraps a line of its own in a paragraph, which has no place inside a
 * label.
 */
export function contentOf(element: ReactElement): ReactNode {
  const [only, ...more] = written(childrenOf(element));
  return more.length === 0 && isValidElement(only) && only.type === 'p'
    ? childrenOf(only)
    : childrenOf(element);
}

/** A part's readable text without line breaks at the ends. */
export function textOf(element: ReactElement): string {
  return nodeToText(contentOf(element)).replace(/^\n+|\n+$/g, '');
}

/** The first marker that hides deeper in a node, for example in a paragraph of running text. */
function findBuriedMarker(node: ReactNode): PartName | undefined {
  if (Array.isArray(node))
    return node.map((child: ReactNode) => findBuriedMarker(child)).find(Boolean);
  if (!isValidElement(node)) return undefined;
  return markers.get(node.type) ?? findBuriedMarker(childrenOf(node));
}

/**
 * Sorts what stands in a question into prompt and marked parts, each in the order it was written.
 */
export function splitParts(element: ReactElement): Parts {
  const prompt: ReactNode[] = [];
  const marked: Record<PartName, ReactElement[]> = { Choice: [], Accept: [], Reject: [], Item: [] };
  for (const child of written(childrenOf(element))) {
    const name = isValidElement(child) ? markers.get(child.type) : undefined;
    if (name !== undefined && isValidElement(child)) marked[name].push(child);
    else prompt.push(child);
  }
  return { props: propsOf(element), prompt, marked };
}

/** The props of every question. */
const anyKind: readonly string[] = ['kind', 'goals', 'children'];

/**
 * Notes every prop and part that the kind does not take, markers out of place and a missing prompt.
 */
export function checkAgainstRule(
  kind: QuestionKind,
  { props, prompt, marked }: Parts,
  fault: Fault,
): void {
  const rule = rules[kind];
  for (const name of Object.keys(props)) {
    if (!anyKind.includes(name) && !rule.props.includes(name))
      fault(
        `${name} hör inte till kind="${kind}"; här går ${list(['kind', 'goals', ...rule.props])}`,
      );
  }
  for (const [name, elements] of Object.entries(marked)) {
    if (elements.length > 0 && !rule.parts.some((part) => part === name))
      fault(`${name} hör inte till kind="${kind}"; här går ${list(rule.parts)}`);
  }
  const buried = findBuriedMarker([...prompt]);
  if (buried !== undefined) fault(`${buried} ska stå på en egen rad direkt i Question`);
  if (nodeToText([...prompt]).trim() === '') fault('frågans text saknas');
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'inga delar' : names.join(', ');
}
