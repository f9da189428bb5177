import type { ElementContent, Root, RootContent } from 'hast';

type Node = Root | RootContent | ElementContent;

/** Elements that authors write as HTML and whose text is in no language. */
const signs = new Set(['code', 'kbd', 'samp']);

/**
 * Formulas, and the keys and code that an author has written as HTML, are no language: a translator
 * leaves them alone. Markdown's own code is the theme's (src/theme/CodeInline).
 */
export default function rehypeUntranslated(): (tree: Root) => void {
  return function walk(node: Node): void {
    if (node.type === 'element' && [node.properties['className']].flat().includes('katex'))
      node.properties['translate'] = 'no';
    else if (node.type === 'mdxJsxTextElement' && signs.has(node.name ?? ''))
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'translate', value: 'no' });
    else if ('children' in node) for (const child of node.children) walk(child);
  };
}
