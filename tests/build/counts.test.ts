import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LessonList } from '@kurser/student-work/progress/lessons';
import {
  attributeOf,
  isElement,
  parseHtml,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from '../../packages/search/src/build/html';
import { readRenderedPages } from 'docusaurus-plugin-seal/build';

/** What the build rendered before it was sealed, and what it knows of its lessons. */
const renderedPages = '.docusaurus/seal/rendered';
const lessonList = '.docusaurus/lessons/default/lessons.json';
const categories = '/courses/category/';

/** A row of a category's list. */
interface Card {
  readonly to: string;
  readonly text: string;
}

interface CategoryPage {
  readonly says: readonly number[];
  readonly cards: readonly Card[];
}

/** The numbers in "0 av 24 lektioner lästa", as they stand. */
function totalsIn(html: string): number[] {
  return [...html.matchAll(/0 av (\d+) lektion(?:er)? läst/g)].map(([, total]) => Number(total));
}

function elementsIn(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.flatMap((node) => (isElement(node) ? [node, ...elementsIn(node.childNodes)] : []));
}

function cardsIn(html: string): Card[] {
  return elementsIn(parseHtml(html))
    .filter(
      (element) => element.tagName === 'a' && /^row_/.test(attributeOf(element, 'class') ?? ''),
    )
    .map((card) => ({ to: decodeURI(attributeOf(card, 'href') ?? ''), text: textOf(card) }));
}

const pages = new Map<string, CategoryPage>();
let catalogue: readonly number[] = [];
let list: LessonList = { courses: [], lessons: [] };

beforeAll(async () => {
  list = JSON.parse(await readFile(lessonList, 'utf8')) as LessonList;
  for (const { route, html } of await readRenderedPages(renderedPages)) {
    if (route === '/courses/') catalogue = totalsIn(html);
    if (!decodeURI(route).startsWith(categories)) continue;
    pages.set(decodeURI(route), { says: totalsIn(html), cards: cardsIn(html) });
  }
});

describe('the number of lessons', () => {
  it('is the same on a category’s page, on its card and in the list below it', () => {
    expect(pages.size).toBe(19);
    const lessons = new Set(list.lessons.map(({ to }) => decodeURI(to)));
    for (const [route, { says, cards }] of pages) {
      const counted = cards.map(({ to, text }) => {
        const inside = pages.get(to);
        if (inside === undefined) return lessons.has(to) ? 1 : 0;
        const [own = 0] = inside.says;
        expect(text, `the card of ${to} on ${route}`).toMatch(
          new RegExp(`(?<!\\d)${String(own)} lektion(er)?(?! läst)`),
        );
        return own;
      });
      expect(says, route).toEqual([counted.reduce((sum, each) => sum + each, 0)]);
    }
  });

  it('is the same in the catalogue and on the course’s page, and all of them are the site’s', () => {
    const courses = list.courses.map(({ to }) => pages.get(decodeURI(to))?.says[0] ?? 0);
    // On each course's card, and again where its parts stand.
    expect(catalogue).toEqual([...courses, ...courses]);
    expect(courses.reduce((sum, each) => sum + each, 0)).toBe(list.lessons.length);
  });
});
