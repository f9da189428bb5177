import type { Element, ElementContent, Root, RootContent } from 'hast';

type Node = Root | RootContent | ElementContent;

/** The longest code, in signs, that has room on a line of its own in a question on the narrowest phone (320 px). */
const longest = 22;

/** Figures in groups of three, parted by ordinary blanks. */
const groupedNumber = /(?<!\d)\d{1,3}(?: \d{3})+(?!\d)/g;

/** What a student's answer is compared with, sign for sign. */
const isKey = (node: Node): boolean =>
  'name' in node && (node.name === 'Accept' || node.name === 'Reject');

const isLeftAlone = (node: Node): boolean =>
  isKey(node) || (node.type === 'element' && node.tagName === 'pre');

function isDivisible({ children: [child, ...others] }: Element): boolean {
  const text = child?.type === 'text' && others.length === 0 ? child.value : '';
  return text.includes('-') && text.length <= longest;
}

function walk(node: Node): void {
  if (node.type === 'text') node.value = node.value.replaceAll(groupedNumber, unbroken);
  else if (node.type === 'element' && node.tagName === 'code') {
    if (isDivisible(node)) node.properties['className'] = ['unbroken'];
  } else if ('children' in node && !isLeftAlone(node))
    for (const child of node.children) walk(child);
}

function unbroken(number: string): string {
  return number.replaceAll(' ', '\u00A0');
}

/**
 * What belongs together on one line stays there: short code with a hyphen, which browsers divide after it (`--all`, `->`), and large
 * numbers. Longer code is divided as before, so that it has room on a phone. Blocks of code are left alone, and so is the text of all code.
 */
export default function rehypeUnbroken(): (tree: Root) => void {
  return walk;
}
