import { findCodeLines } from './findOpenFences';

/** Where something opens in a page. */
interface Opening {
  /** 1-based. */
  readonly line: number;
  readonly offset: number;
}

interface OpenTag extends Opening {
  /** '' where no name follows the sign. */
  readonly name: string;
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** Whether a brace has one that closes it, further on in the page. */
function isClosedBrace(source: string, offset: number): boolean {
  let depth = 0;
  for (const { 0: sign } of source.slice(offset).matchAll(/[{}]/g)) {
    depth += sign === '{' ? 1 : -1;
    if (depth === 0) return true;
  }
  return false;
}

/**
 * The brace that is open at a place: the nearest before it that nothing has closed. The place
 * itself where there is none.
 */
export function findOpenBrace(
  source: string,
  offset: number,
): Opening & { readonly isClosed: boolean } {
  let closed = 0;
  for (let at = Math.min(offset, source.length - 1); at >= 0; at--) {
    const char = source[at];
    if (char === '}' && at < offset) closed++;
    if (char !== '{') continue;
    if (closed === 0)
      return { line: lineAt(source, at), offset: at, isClosed: isClosedBrace(source, at) };
    closed--;
  }
  return { line: lineAt(source, offset), offset, isClosed: true };
}

/**
 * Whether a tag that opens at a place goes on to another one: nothing outside quotes and braces
 * ends it.
 */
function isOpenAt(source: string, from: number, to: number): boolean {
  let quote = '';
  let depth = 0;
  for (let at = from + 1; at < to; at++) {
    const char = source.charAt(at);
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '{') depth++;
    else if (char === '}') depth--;
    else if (char === '>' && depth <= 0) return false;
  }
  return true;
}

/**
 * The tag that a parser was reading when it stopped at a place. One on a line of its own may go on
 * over many lines, and swallow others when a quote is not closed, so the first that is open is
 * meant; one within text stands in the paragraph of the place.
 */
export function findOpenTag(source: string, offset: number): OpenTag {
  const paragraph = source.lastIndexOf('\n\n', offset) + 1;
  const isCode = findCodeLines(source);
  const signs = [...source.slice(0, offset + 1).matchAll(/<\/?([\p{L}_$][\w.$-]*)?/gu)];
  const open = signs.filter(({ index }) => {
    const before = source.slice(source.lastIndexOf('\n', index) + 1, index);
    const isOwnLine = /^[\s>]*$/.test(before);
    const isNear = index >= paragraph;
    return (
      (isOwnLine || isNear) && !isCode(lineAt(source, index)) && isOpenAt(source, index, offset)
    );
  });
  const named = open.find(({ 1: name }) => name !== undefined);
  const found = named ?? open.at(-1);
  if (found === undefined) return { line: lineAt(source, offset), offset, name: '' };
  return { line: lineAt(source, found.index), offset: found.index, name: found[1] ?? '' };
}
