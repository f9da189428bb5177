import type { ElementContent, Root, RootContent } from 'hast';

type Node = Root | RootContent | ElementContent;

/** A word of running text, or code in it, and how it is marked. */
export interface Place {
  /** What stands before it in its block, at most `around` characters. */
  readonly before: string;
  readonly word: string;
  readonly after: string;
  readonly isCode: boolean;
  readonly isEnglish: boolean;
}

/** So much tells places with the same word from each other, and a reader what is meant. */
const around = 48;

const inline = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'kbd', 'mark', 'q', 's', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'u'],
]);

/** What is no running text. */
const leftOut = new Set(['pre', 'script', 'style']);

/** A word, and nothing of an address or a name: `python.org`, `a_b`, `B2`. */
const wordPattern =
  /(?<![\p{L}\p{N}_@\\]|[\p{L}\p{N}][.:'’-])\p{L}+(?:['’-]\p{L}+)*(?![\p{L}\p{N}_@\\]|[.:'’-][\p{L}\p{N}])/gu;

interface Piece {
  readonly text: string;
  readonly isCode: boolean;
  readonly isEnglish: boolean;
}

const isElement = (node: Node): boolean =>
  node.type === 'element' || node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function nameOf(node: Node): string {
  if (node.type === 'element') return node.tagName;
  return 'name' in node && typeof node.name === 'string' ? node.name : '';
}

function isLeftOut(node: Node): boolean {
  if (leftOut.has(nameOf(node)) || nameOf(node) === 'Accept' || nameOf(node) === 'Reject')
    return true;
  const classes = node.type === 'element' ? [node.properties['className']].flat() : [];
  return classes.some((name) => String(name).startsWith('math') || name === 'katex');
}

const isInline = (node: Node): boolean =>
  node.type === 'mdxJsxTextElement' || inline.has(nameOf(node));

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The blocks below a node, in order, each as its pieces. */
function blocksIn(root: Node): readonly (readonly Piece[])[] {
  const blocks: Piece[][] = [[]];
  const begin = (): void => {
    if (blocks.at(-1)?.length !== 0) blocks.push([]);
  };
  function walk(node: Node, isInEnglish: boolean): void {
    const isEnglish = isInEnglish || (node.type === 'element' && node.properties['lang'] === 'en');
    if (isLeftOut(node)) blocks.at(-1)?.push({ text: ' ', isCode: false, isEnglish: false });
    else if (node.type === 'text' || nameOf(node) === 'code')
      blocks.at(-1)?.push({ text: textOf(node), isCode: node.type !== 'text', isEnglish });
    else if ('children' in node) {
      const isBlock = isElement(node) && !isInline(node);
      if (isBlock) begin();
      for (const child of node.children) walk(child, isEnglish);
      if (isBlock) begin();
    }
  }
  walk(root, false);
  return blocks;
}

/** Where the words are in a piece; code is a word as a whole. */
function wordsIn({ text, isCode }: Piece): readonly { readonly word: string; at: number }[] {
  if (isCode) return /\p{L}{2}/u.test(text) ? [{ word: text, at: 0 }] : [];
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({ word, at: index }));
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The words of a page's running text, in order, with what stands around each. */
export function placesIn(page: Root): readonly Place[] {
  return blocksIn(page).flatMap((pieces) => {
    const whole = pieces.map(({ text }) => text).join('');
    let from = 0;
    return pieces.flatMap((piece) => {
      const start = from;
      from += piece.text.length;
      return wordsIn(piece).map(({ word, at }) => ({
        before: flat(whole.slice(Math.max(0, start + at - 2 * around), start + at)).slice(-around),
        word: flat(word),
        after: flat(whole.slice(start + at + word.length).slice(0, 2 * around)).slice(0, around),
        isCode: piece.isCode,
        isEnglish: piece.isEnglish,
      }));
    });
  });
}
