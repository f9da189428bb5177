import type { ComponentType, ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Graphs from '@site/docs/3/m2.mdx';
import Reinforcement from '@site/docs/ai/textbook/10.mdx';
import Installation from '@site/docs/applied_programming/rust/installation.mdx';
import { openPage } from '@site/tests/support/dom/page';
import { readArticle } from '../content/readArticle';
import type { Place, Sentence } from '../content/sentence';

type Lesson = ComponentType<{ readonly components: object }>;

/** What the site's theme and the build give a page beside its parts, without the drawing. */
const components = {
  Example: ({ children }: { readonly children: ReactNode }): ReactNode => children,
  mermaid: ({ alt }: { readonly alt: string }): ReactNode => <div role="img" aria-label={alt} />,
};

/** All that can be heard of some sentences, with what is read on request after what names it. */
function all(sentences: readonly Sentence[]): readonly Sentence[] {
  return sentences.flatMap((each) => [each, ...all(each.more?.read() ?? [])]);
}

const silent =
  'style, script, svg, button:not([data-term]), input, select, textarea, [hidden], ' +
  '[aria-hidden="true"], [role="status"], [role="alert"], [data-nosearch], .katex, ' +
  // What stands beside a panel's name, and in its bar.
  'section > header > :not(:first-child)';

interface HeardWord {
  readonly word: string;
  /** In a table each cell comes after its column's head, and so not in the order of the source. */
  readonly isInTable: boolean;
}

const isInTable = ({ parentElement }: Text): boolean =>
  parentElement !== null && parentElement.closest('table') !== null;

/** The words that a page shows, in order. */
function wordsOfPage(page: Element): readonly HeardWord[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const words: HeardWord[] = [];
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(silent) !== null) continue;
    const found = node.data.match(/\S+/g) ?? [];
    words.push(...found.map((word) => ({ word, isInTable: isInTable(node) })));
  }
  return words;
}

function written(place: Place | undefined): readonly HeardWord[] {
  if (place?.kind !== 'text') return [];
  const { node, start, end } = place;
  return [{ word: node.data.slice(start, end), isInTable: isInTable(node) }];
}

const wordsOf = (words: readonly HeardWord[]): readonly string[] => words.map(({ word }) => word);
const inOrder = (words: readonly HeardWord[]): readonly string[] =>
  wordsOf(words.filter((each) => !each.isInTable));

it.each([
  ['årskurs 3', Graphs],
  ['artificiell intelligens', Reinforcement],
  ['tillämpad programmering', Installation],
] as const)(
  'a lesson of %s is heard from end to end: every word once, in the page’s order',
  async (_course, Page) => {
    const Lesson = Page as Lesson;
    await openPage(() => (
      <main>
        <Lesson components={components} />
      </main>
    ));
    const page = screen.getByRole('main');
    const sentences = all(readArticle(page));
    const heard = sentences.flatMap(({ parts }) =>
      parts.flatMap(({ words }) => words.flatMap(({ place }) => written(place))),
    );
    const shown = wordsOfPage(page);
    expect(shown.length).toBeGreaterThan(1000);
    expect([...wordsOf(heard)].sort()).toEqual([...wordsOf(shown)].sort());
    expect(inOrder(heard)).toEqual(inOrder(shown));
    const long = sentences.flatMap(({ parts }) => parts).filter(({ text }) => text.length > 200);
    expect(long.map(({ text }) => text)).toEqual([]);
  },
);
