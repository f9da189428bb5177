import type { Root, RootContent } from 'hast';

/** The component that the rest of a page stands in (src/reading/RestOfPage). */
const component = 'RestOfPage';

/** About what a large screen shows of a page's beginning. */
const firstBlocks = 8;

/** Fewer than this are not worth drawing by themselves. */
const leastRest = 5;

/** Anything else is white space, or has to stand outermost: what the page imports and exports. */
function isBlock({ type }: RootContent): boolean {
  return type === 'element' || type === 'mdxJsxFlowElement';
}

/**
 * Puts everything on a page but its beginning into one component, which decides when it is drawn. Runs last: it changes how deep things
 * stand.
 */
export default function rehypeRest(): (tree: Root) => void {
  return (tree) => {
    const blocks = tree.children.filter(isBlock);
    const last = blocks[firstBlocks - 1];
    if (last === undefined || blocks.length < firstBlocks + leastRest) return;
    const place = tree.children.indexOf(last) + 1;
    const after = tree.children.slice(place);
    const outermost = after.filter(({ type }) => type === 'mdxjsEsm');
    const children = after.filter((node) => !outermost.includes(node));
    tree.children = [
      ...tree.children.slice(0, place),
      ...outermost,
      { type: 'mdxJsxFlowElement', name: component, attributes: [], children } as RootContent,
    ];
  };
}
