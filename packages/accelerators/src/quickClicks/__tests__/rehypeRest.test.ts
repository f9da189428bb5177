import type { Root, RootContent } from 'hast';
import { describe, expect, it } from 'vitest';
import rehypeRest from '../rehypeRest';

const space: RootContent = { type: 'text', value: '\n' };

const element = (tagName: string): RootContent => ({
  type: 'element',
  tagName,
  properties: {},
  children: [],
});

/** Nodes of MDX have their types in packages that only MDX needs. */
const part = (name: string): RootContent =>
  ({ type: 'mdxJsxFlowElement', name, attributes: [], children: [] }) as unknown as RootContent;
const exported = { type: 'mdxjsEsm', value: 'export const a = 1' } as unknown as RootContent;

const paragraphs = (count: number): RootContent[] =>
  Array.from({ length: count }, () => element('p'));

/** What a node is called in the text of a page, or its type. */
function nameOf(node: object): string {
  const { tagName, name = tagName, type } = { ...node } as Readonly<Record<string, unknown>>;
  return String(name ?? type);
}

function split(...blocks: readonly RootContent[]): Root {
  const tree: Root = { type: 'root', children: blocks.flatMap((block) => [block, space]) };
  rehypeRest()(tree);
  return tree;
}

const namesOf = (nodes: readonly object[]): string[] =>
  nodes.filter((node) => node !== space).map(nameOf);

/** The names of what stands outermost, and of what stands in the rest. */
function shape({ children }: Root): { readonly outermost: string[]; readonly rest: string[] } {
  const rest = children.find((node) => nameOf(node) === 'RestOfPage');
  return {
    outermost: namesOf(children),
    rest: rest !== undefined && 'children' in rest ? namesOf(rest.children) : [],
  };
}

const names = (count: number): string[] => Array<string>(count).fill('p');

describe('the rest of a page', () => {
  it('is what comes after its beginning', () => {
    expect(shape(split(...paragraphs(12), element('h2')))).toEqual({
      outermost: [...names(8), 'RestOfPage'],
      rest: [...names(4), 'h2'],
    });
  });

  it('is not taken from a page that is hardly longer', () => {
    expect(shape(split(...paragraphs(12)))).toEqual({ outermost: names(12), rest: [] });
  });

  it('counts a part as one block, and keeps what is between blocks', () => {
    const tree = split(part('Quiz'), ...paragraphs(11), part('Exercise'));
    expect(shape(tree)).toEqual({
      outermost: ['Quiz', ...names(7), 'RestOfPage'],
      rest: [...names(4), 'Exercise'],
    });
    expect(JSON.stringify(tree).match(/\\n/g)).toHaveLength(13);
  });

  it('leaves outermost what the page imports and exports', () => {
    const tree = split(exported, ...paragraphs(10), exported, ...paragraphs(3));
    expect(shape(tree)).toEqual({
      outermost: ['mdxjsEsm', ...names(8), 'mdxjsEsm', 'RestOfPage'],
      rest: names(5),
    });
  });
});
