import type { Element, ElementContent, Root, RootContent } from 'hast';
import { palette } from '@kurser/labs/SpriteLab/core/palette';

type Node = Root | RootContent | ElementContent;

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

/**
 * A row of a table that names one of the C64's colours, in code and in a cell of its own, shows the
 * colour in that cell.
 */
function showColour(row: Element): void {
  const cells = row.children.filter((child): child is Element => child.type === 'element');
  const texts = cells.map((cell) => textOf(cell).trim());
  const colour = palette.find(({ trse, name }) => texts.includes(trse) && texts.includes(name));
  if (colour === undefined) return;
  const place = texts.lastIndexOf(colour.name);
  cells[place]?.children.unshift({
    type: 'element',
    tagName: 'span',
    properties: { className: ['swatch'], style: `background: ${colour.rgb}` },
    children: [],
  });
}

function walk(node: Node): void {
  if (node.type === 'element' && node.tagName === 'tr') showColour(node);
  else if ('children' in node) for (const child of node.children) walk(child);
}

/** Tables that list the C64's colours show them, beside their names. */
export default function rehypeSwatches(): (tree: Root) => void {
  return walk;
}
