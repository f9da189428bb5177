import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * A fenced code block as an author wrote it: language, the words after the language, and the text
 * without its last line break; and the coloured runs that the build has found in what is shown of
 * it (packages/code/src/runs.ts), if there are any.
 */
export interface Fence {
  readonly language: string;
  readonly meta: string;
  readonly text: string;
  readonly colours?: string;
}

interface AnyProps {
  readonly children?: ReactNode;
  readonly className?: unknown;
  readonly metastring?: unknown;
  readonly colours?: unknown;
}

function propsOf(element: ReactElement): AnyProps {
  return element.props as AnyProps;
}

/**
 * The readable text of a React node, as a screen reader would meet it; elements without text give
 * the empty string.
 */
export function nodeToText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => nodeToText(child)).join('');
  if (isValidElement(node)) return nodeToText(propsOf(node).children);
  return '';
}

/**
 * The fence behind a node, or undefined when the node is anything else. MDX turns a fence into `pre
 * > code.language-x`, and Docusaurus hands the words after the language on as `metastring`.
 */
export function findFence(node: ReactNode): Fence | undefined {
  if (!isValidElement(node)) return undefined;
  const code = Children.toArray(propsOf(node).children)[0];
  if (!isValidElement(code)) return undefined;
  const { className, metastring, colours, children } = propsOf(code);
  const language =
    typeof className === 'string' ? /(?:^|\s)language-(\S+)/.exec(className)?.[1] : undefined;
  if (language === undefined) return undefined;
  return {
    language,
    meta: typeof metastring === 'string' ? metastring : '',
    text: nodeToText(children).replace(/\n$/, ''),
    ...(typeof colours === 'string' && { colours }),
  };
}

/** Splits children into fences and everything else, both in the order they were written. */
export function splitFences(children: ReactNode): {
  fences: readonly Fence[];
  rest: readonly ReactNode[];
} {
  const fences: Fence[] = [];
  const rest: ReactNode[] = [];
  for (const child of Children.toArray(children)) {
    const fence = findFence(child);
    if (fence === undefined) rest.push(child);
    else fences.push(fence);
  }
  return { fences, rest };
}
