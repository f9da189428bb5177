import { Parser } from 'htmlparser2';
import { beginningBlocks, hasRest } from '../../beginning';
import { restAttribute } from '../pageFile';

/** The element whose children are a page's blocks, as the theme writes it. */
const isText = (name: string, { class: list = '' }: Record<string, string>): boolean =>
  name === 'div' && list.split(' ').includes('markdown');

/** Where in a page's markup its blocks begin, and where the last ends. */
interface Blocks {
  readonly starts: readonly number[];
  readonly end: number;
}

/** Undefined for a page without blocks. */
function findBlocks(content: string): Blocks | undefined {
  const starts: number[] = [];
  let depth = 0;
  let textDepth: number | undefined;
  let end: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (end === undefined && depth === textDepth) starts.push(parser.startIndex);
      depth += 1;
      if (textDepth === undefined && isText(name, attributes)) textDepth = depth;
    },
    onclosetag() {
      if (end === undefined && depth === textDepth) end = parser.startIndex;
      depth -= 1;
    },
  });
  parser.end(content);
  return end === undefined ? undefined : { starts, end };
}

/** A page's content in the order in which it is read. */
export interface SplitContent {
  /**
   * All of the page but `rest`, in whose place it has an empty element as high as the screen, with
   * `restAttribute`.
   */
  readonly beginning: string;
  /** The text's blocks after the first few; empty when there are not many. */
  readonly rest: string;
}

/** @param content well-formed, as React writes it */
export function splitContent(content: string): SplitContent {
  const blocks = findBlocks(content);
  const start = blocks?.starts[beginningBlocks];
  if (blocks === undefined || start === undefined || !hasRest(blocks.starts.length))
    return { beginning: content, rest: '' };
  const room = `<div ${restAttribute}="" style="height:100vh"></div>`;
  return {
    beginning: content.slice(0, start) + room + content.slice(blocks.end),
    rest: content.slice(start, blocks.end),
  };
}
