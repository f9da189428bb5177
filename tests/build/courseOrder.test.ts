import { describe, expect, it } from 'vitest';
import {
  attributeOf,
  findElement,
  hasClass,
  parseHtml,
  type HtmlNode,
} from '../../packages/search/src/build/html';
import { readRenderedPages } from 'docusaurus-plugin-seal/build';
import { guardedRoutes, ownRoutes } from './guardedRoutes';

/** What the build rendered before it was sealed. */
const renderedPages = '.docusaurus/seal/rendered';

interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

function hrefOf(nodes: readonly HtmlNode[], className: string): string | undefined {
  const link = findElement(nodes, (element) => hasClass(element, className));
  const href = link && attributeOf(link, 'href');
  return href === undefined ? undefined : decodeURI(href);
}

async function readNeighbours(): Promise<Map<string, Neighbours>> {
  const pages = await readRenderedPages(renderedPages);
  return new Map(
    pages.map(({ route, html }) => {
      const nodes = parseHtml(html);
      const previous = hrefOf(nodes, 'pagination-nav__link--prev');
      return [decodeURI(route), { previous, next: hrefOf(nodes, 'pagination-nav__link--next') }];
    }),
  );
}

/** The pages that 'Nästa' leads through, from the first one; stops where it would come back. */
function walk(neighbours: ReadonlyMap<string, Neighbours>, first: string): string[] {
  const way: string[] = [];
  let here: string | undefined = first;
  while (here !== undefined && !way.includes(here)) {
    way.push(here);
    here = neighbours.get(here)?.next;
  }
  return way;
}

const folderOf = (route: string): string => route.replace(/[^/]*$/, '');
const numberOf = (route: string): number => Number(/\/m?(\d+)$/.exec(route)?.[1] ?? Number.NaN);

const neighbours = await readNeighbours();
const way = walk(neighbours, '/courses/');

describe('previous and next', () => {
  it('lead through every page of the courses, once', () => {
    const courses = guardedRoutes.filter((route) => route.startsWith('/courses/'));
    expect(courses).toHaveLength(102 + 19 + ownRoutes.length);
    expect([...way].sort()).toEqual([...courses].sort());
  });

  it('lead back the same way', () => {
    const back = way.map((route) => neighbours.get(route)?.previous);
    expect(back).toEqual([undefined, ...way.slice(0, -1)]);
  });

  it('keep the pages of a folder together', () => {
    const lessons = way.filter((route) => !route.startsWith('/courses/category/'));
    const folders = lessons.map(folderOf);
    const begun = folders.filter((folder, place) => folder !== folders[place - 1]);
    expect(begun).toHaveLength(new Set(folders).size);
  });

  it('follow the numbers of the modules and chapters', () => {
    const numbered = way.filter((route) => !Number.isNaN(numberOf(route)));
    expect(numbered.length).toBeGreaterThan(40);
    const wrong = numbered.filter((route, place) => {
      const before = numbered[place - 1];
      return (
        before !== undefined &&
        folderOf(before) === folderOf(route) &&
        numberOf(before) + 1 !== numberOf(route)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('would be missed', () => {
    const broken = new Map(neighbours).set('/courses/3/m4', {
      previous: undefined,
      next: undefined,
    });
    expect(walk(broken, '/courses/')).toHaveLength(way.indexOf('/courses/3/m4') + 1);
  });
});
