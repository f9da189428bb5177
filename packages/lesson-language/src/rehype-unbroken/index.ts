import type { Element, ElementContent, Root, RootContent } from 'hast';

type Node = Root | RootContent | ElementContent;

/**
 * The longest code, in characters, that has room on a line of its own in a question on the
 * narrowest phone (320 px).
 */
const longest = 22;

/** Figures in groups of three, parted by ordinary blanks. */
const groupedNumber = /(?<!\d)\d{1,3}(?: \d{3})+(?!\d)/g;

/** What a student's answer is compared with, character for character. */
const isKey = (node: Node): boolean =>
  'name' in node && (node.name === 'Accept' || node.name === 'Reject');

const isLeftAlone = (node: Node): boolean =>
  isKey(node) || (node.type === 'element' && node.tagName === 'pre');

function isDivisible({ children: [child, ...others] }: Element): boolean {
  const text = child?.type === 'text' && others.length === 0 ? child.value : '';
  return text.includes('-') && text.length <= longest;
}

/**
 * What browsers set as a box, and may therefore part from the full stop after it: a word of the
 * glossary, and a formula.
 */
const isBox = (node: Node): boolean =>
  ('name' in node && node.name === 'Term') ||
  (node.type === 'element' && [node.properties['className']].flat().includes('katex'));

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  return node.children.map(textOf).join('');
}

/**
 * A formula as it was written, which KaTeX keeps beside what it draws; undefined for anything else.
 */
function annotationOf(node: Node): string | undefined {
  if (node.type === 'element' && node.tagName === 'annotation') return textOf(node);
  if (!('children' in node)) return undefined;
  return node.children.map(annotationOf).find((text) => text !== undefined);
}

const keptWhole = (...children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['unbroken'] },
  children,
});

const closing = /^[.,;:!?)”’…]+/;

/**
 * Puts what closes a sentence or a parenthesis into one box with the word or the formula before it,
 * where both have room on a line.
 */
function keepClosings(children: Node[]): void {
  for (const [place, child] of children.entries()) {
    const next = children[place + 1];
    if (next?.type !== 'text' || !isBox(child)) continue;
    const [mark] = closing.exec(next.value) ?? [];
    if (mark === undefined || (annotationOf(child) ?? textOf(child)).length > longest) continue;
    children[place] = keptWhole(child as ElementContent, { type: 'text', value: mark });
    next.value = next.value.slice(mark.length);
  }
}

/** A name that ends in its number: UTF-8, SHA-256. */
const numberedName = /(?<![\p{L}\p{N}-])(\p{Lu}{2,}-\d+)(?![\p{L}\p{N}-])/u;

/** Puts each name that ends in its number into a box of its own. */
function keepNames(children: Node[]): void {
  const parted = children.flatMap((child): Node[] => {
    if (child.type !== 'text' || !numberedName.test(child.value)) return [child];
    // Every other piece is a name, for the pattern's group is kept.
    const pieces = child.value.split(numberedName);
    return pieces.flatMap((value, place): Node[] => {
      const text = { type: 'text' as const, value };
      if (place % 2 === 1) return [keptWhole(text)];
      return value === '' ? [] : [text];
    });
  });
  children.splice(0, children.length, ...parted);
}

function walk(node: Node): void {
  if (node.type === 'text') node.value = node.value.replaceAll(groupedNumber, unbroken);
  else if (node.type === 'element' && node.tagName === 'code') {
    if (isDivisible(node)) node.properties['className'] = ['unbroken'];
  } else if ('children' in node && !isLeftAlone(node)) {
    for (const child of node.children) walk(child);
    keepClosings(node.children);
    keepNames(node.children);
  }
}

function unbroken(number: string): string {
  return number.replaceAll(' ', '\u00A0');
}

/**
 * What belongs together on one line stays there: short code with a hyphen, which browsers divide
 * after it (`--all`, `->`), large numbers, names that end in one (`UTF-8`), and the full stop after
 * a glossary's word or a formula. What is longer is divided as before, so that it has room on a
 * phone. Blocks of code are left alone, and so is the text of all code.
 */
export default function rehypeUnbroken(): (tree: Root) => void {
  return walk;
}
