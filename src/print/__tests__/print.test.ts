import { describe, expect, it } from 'vitest';
import { findContentChunk } from '../contentChunk';
import { pagesBelow } from '../pagesBelow';

const items = [
  { type: 'link', href: '/courses/3/m1', label: '1 Python' },
  {
    type: 'category',
    href: '/courses/category/extra',
    label: 'Extra',
    items: [
      { type: 'link', href: '/courses/3/extra/18', label: '18' },
      { type: 'link', href: 'https://example.org', label: 'Annanstans' },
    ],
  },
  { type: 'link', href: '/courses/3/m2', label: '2 Git' },
];

describe('the pages of a course part', () => {
  it('are those of the sidebar in its order, without links to elsewhere', () => {
    expect(pagesBelow(items).map(({ to }) => to)).toEqual([
      '/courses/3/m1',
      '/courses/3/extra/18',
      '/courses/3/m2',
    ]);
  });
});

describe('the chunk of a page', () => {
  const names = {
    '/courses-5f6': { __comp: 'a', __props: 'b' },
    '/courses/3/m1-a0d': { __comp: 'doc', content: 'content---m-1' },
    '/courses/3/m1-x-a0d': { __comp: 'doc', content: 'content---m-1-x' },
    '/courses/3/%C3%A5r-b1c': { __comp: 'doc', content: 'content---ar' },
    '/courses/category/3-b1c': { __comp: 'category', __props: 'c' },
  };

  it.each([
    ['/courses/3/m1', 'content---m-1'],
    ['/courses/3/m1-x', 'content---m-1-x'],
    ['/courses/3/år', 'content---ar'],
    ['/courses/3/m', undefined],
    ['/courses/category/3', undefined],
  ])('of %s is %s', (to, chunk) => {
    expect(findContentChunk(names, to)).toBe(chunk);
  });
});
