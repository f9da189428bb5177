import type { Root } from 'mdast';

/** The query that asks the bundler for a part of a page that opens on a day, by its number. */
export const partQuery = /^\?opens=\d+$/;

/**
 * The number of the part that a page is asked for, which `partLoader.mjs` has written at its end;
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
