import { readdirSync } from 'node:fs';
import type { ComponentType, ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '@site/tests/support/dom/page';
import { readArticle } from '../content/readArticle';
import type { Part, Place } from '../content/sentence';
import { createPlayer } from '../voice/player';
import type { SpeechEvents } from '../voice/speech';

/** A lesson of each course, and of each of the courses that 'Tillämpad programmering' is. */
const lessons = {
  '3': () => import('@site/docs/3/m2.mdx'),
  ai: () => import('@site/docs/ai/textbook/10.mdx'),
  CTF: () => import('@site/docs/applied_programming/CTF/SSM/install_linux.mdx'),
  TRSE: () => import('@site/docs/applied_programming/TRSE/sprite_movement/about.mdx'),
  digital_logic: () => import('@site/docs/applied_programming/digital_logic/gates.mdx'),
  go_htmx: () => import('@site/docs/applied_programming/go_htmx/index.mdx'),
  godot: () => import('@site/docs/applied_programming/godot/godot-intro.mdx'),
  godot_multiplayer: () => import('@site/docs/applied_programming/godot_multiplayer/index.mdx'),
  helix: () => import('@site/docs/applied_programming/helix/index.mdx'),
  rust: () => import('@site/docs/applied_programming/rust/installation.mdx'),
  search_algorithms: () => import('@site/docs/applied_programming/search_algorithms/about.mdx'),
};

type Lesson = ComponentType<{ readonly components: object }>;

/** What the site's theme and the build give a page beside its parts, without the drawing. */
const components = {
  Example: ({ children }: { readonly children: ReactNode }): ReactNode => children,
  mermaid: ({ alt }: { readonly alt: string }): ReactNode => <div role="img" aria-label={alt} />,
};

/**
 * What a reader hears who presses 'Läs', asks for all that is read on request and waits: part by
 * part, as the voice is told them.
 */
function hear(page: Element): readonly Part[] {
  const said: Part[] = [];
  let events: SpeechEvents | undefined;
  const say = (part: Part, _rate: number, told: SpeechEvents): void => {
    said.push(part);
    events = told;
  };
  const stop = (): void => {
    events = undefined;
  };
  const player = createPlayer({ say, stop }, readArticle(page), 1);
  player.send({ type: 'play' });
  for (;;) {
    const { playing, sentence } = player.view();
    if (playing.kind === 'paused') return said;
    const isLastPart = playing.spot.part + 1 === sentence?.parts.length;
    if (isLastPart && sentence.more !== undefined) {
      const before = player.sentences();
      player.readMore();
      if (player.sentences() !== before) continue;
    }
    if (playing.kind === 'asking') player.send({ type: 'play' });
    else events?.onEnd();
  }
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

/** What was heard, as it stands in the page: code that is said in pieces is one word there. */
function written(places: readonly (Place | undefined)[]): readonly HeardWord[] {
  const words: { readonly node: Text; readonly start: number; end: number }[] = [];
  for (const place of places) {
    if (place?.kind !== 'text') continue;
    const { node, start, end } = place;
    const last = words.at(-1);
    if (last?.node === node && last.end === start) last.end = end;
    else words.push({ node, start, end });
  }
  return words.map(({ node, start, end }) => ({
    word: node.data.slice(start, end),
    isInTable: isInTable(node),
  }));
}

const wordsOf = (words: readonly HeardWord[]): readonly string[] => words.map(({ word }) => word);
const inOrder = (words: readonly HeardWord[]): readonly string[] =>
  wordsOf(words.filter((each) => !each.isInTable));

it('is tried on every course', () => {
  const folders = (path: string): readonly string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );
  const courses = folders('docs').filter((name) => name !== 'applied_programming');
  expect(Object.keys(lessons).sort()).toEqual(
    [...courses, ...folders('docs/applied_programming')].sort(),
  );
});

it.each(Object.entries(lessons))(
  'a lesson of %s is heard from end to end: every word once, in the page’s order',
  async (_course, load) => {
    const { default: Lesson } = (await load()) as { readonly default: Lesson };
    await openPage(() => (
      <main>
        <Lesson components={components} />
      </main>
    ));
    const page = screen.getByRole('main');
    const parts = hear(page);
    const heard = written(parts.flatMap(({ words }) => words.map(({ place }) => place)));
    const shown = wordsOfPage(page);
    expect(shown.length).toBeGreaterThan(1000);
    expect([...wordsOf(heard)].sort()).toEqual([...wordsOf(shown)].sort());
    expect(inOrder(heard)).toEqual(inOrder(shown));
    const long = parts.filter(({ text }) => text.length > 200);
    expect(long.map(({ text }) => text)).toEqual([]);
  },
);
