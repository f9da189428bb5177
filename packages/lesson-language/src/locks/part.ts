import type { Root } from 'mdast';

/** The query that asks the bundler for a part of a page that opens on a day, by its number. */
export const partQuery = /^\?opens=\d+$/;

/**
 * A page's source with a word at its end on which part of it is asked for: the rule that compiles
 * pages sees no query.
 */
export function withAskedPart(source: string, query: string): string {
  const number = query.slice('?opens='.length);
  return `${source}\n\n{/* opens: ${number} */}\n`;
}

/**
 * The number of the part that a page is asked for, which `withAskedPart` has written at its end;
 * takes the word away. Undefined where all of the page is asked for.
 */
export function askedPart(root: Root): number | undefined {
  const last = root.children.at(-1);
  if (last?.type !== 'mdxFlowExpression') return undefined;
  const [, number] = /^\/\* opens: (\d+) \*\/$/.exec(last.value) ?? [];
  if (number === undefined) return undefined;
  root.children.pop();
  return Number(number);
}
