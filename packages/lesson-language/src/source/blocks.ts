import type { Code, Parent, Root } from 'mdast';
import { type FenceFault, type FenceWords, parseFence } from './fence';
import { isJsxElement, type JsxElement, lineOf, visitNodes } from './jsx';

/** A fenced code block and where it stands. */
export interface Block {
  /** Where the block stands in the page's tree. */
  readonly node: Code;
  /** Place among the page's blocks, from 0. */
  readonly index: number;
  /** 1-based line of the fence; the code's first line is the next one. */
  readonly line: number;
  /** '' when the fence names none. */
  readonly language: string;
  readonly words: FenceWords;
  readonly faults: readonly FenceFault[];
  readonly text: string;
  /** The components around the block, outermost first. */
  readonly within: readonly JsxElement[];
}

/** All fenced blocks of a page in document order. */
export function collectBlocks(tree: Root): Block[] {
  const blocks: Block[] = [];
  visitNodes(tree, (node, ancestors) => {
    if (node.type === 'code') blocks.push(toBlock(node, ancestors, blocks.length));
  });
  return blocks;
}

function toBlock(node: Code, ancestors: readonly Parent[], index: number): Block {
  const within = ancestors.flatMap((each) => {
    const ancestor = each as JsxElement | Root;
    return isJsxElement(ancestor) ? [ancestor] : [];
  });
  const { words, faults } = parseFence(node.meta ?? '');
  return {
    node,
    index,
    line: lineOf(node),
    language: node.lang ?? '',
    words,
    faults,
    text: node.value,
    within,
  };
}

/** The nearest enclosing component of that name. */
export function findEnclosing(block: Block, name: string): JsxElement | undefined {
  return [...block.within].reverse().find((element) => element.name === name);
}
