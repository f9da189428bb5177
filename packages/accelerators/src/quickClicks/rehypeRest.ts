import type { Root, RootContent } from 'hast';
import { beginningBlocks, hasRest } from '../beginning';

/** The component that the rest of a page stands in (RestOfPage). */
const component = 'RestOfPage';

/** Anything else is white space, or has to stand outermost: what the page imports and exports. */
function isBlock({ type }: RootContent): boolean {
  return type === 'element' || type === 'mdxJsxFlowElement';
}

/**
 * Puts everything on a page but its beginning into one component, which decides when it is drawn.
 * Runs last: it changes how deep things stand.
 */
export default function rehypeRest(): (tree: Root) => void {
  return (tree) => {
    const blocks = tree.children.filter(isBlock);
    const last = blocks[beginningBlocks - 1];
    if (last === undefined || !hasRest(blocks.length)) return;
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
