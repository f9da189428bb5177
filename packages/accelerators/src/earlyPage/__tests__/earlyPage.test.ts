import { describe, expect, it } from 'vitest';
import { copyStyles } from '../layOut';
import { findEarlyPageName } from '../pageFile';
import { deriveSealingKey } from '@kurser/sealed-format';
import { contentFromApp, makeEarlyPages } from '../build/earlyPages';

describe('the name of a page', () => {
  it.each([
    ['/', 'pages/e1/index.html'],
    ['/index.html', 'pages/e1/index.html'],
    ['/courses/', 'pages/e1/courses.html'],
    ['/courses/3/m2', 'pages/e1/courses/3/m2.html'],
    ['/courses/3/m2/', 'pages/e1/courses/3/m2.html'],
    ['/courses/3/m2/index.html', 'pages/e1/courses/3/m2.html'],
    ['/courses/category/%C3%A5rskurs-3', 'pages/e1/courses/category/årskurs-3.html'],
    ['/courses/category/årskurs-3', 'pages/e1/courses/category/årskurs-3.html'],
  ])('at %s is %s', (address, name) => {
    expect(findEarlyPageName('e1', address)).toBe(name);
  });

  it('is none where the address cannot be read', () => {
    expect(findEarlyPageName('e1', '/%E0%A4%A')).toBeUndefined();
  });
});

const shell = '<div data-gate-shell=""><h1>Laddar</h1></div>';
const page = (content: string, before = ''): string =>
  `${before}${shell}<div data-sealed-content="" hidden="">${content}</div>`;

describe('the content of a rendered page', () => {
  it('is what stands behind the gate', () => {
    const content = '<nav>Meny</nav><main><div>En lektion</div></main>';
    expect(contentFromApp(page(content, '<link rel="preload" as="image" href="/b.png"/>'))).toBe(
      content,
    );
  });

  it('begins with the style sheets that only this page needs', () => {
    const link = '<link rel="stylesheet" href="/katex/katex.min.css" data-precedence="default"/>';
    expect(contentFromApp(page('<p>x²</p>', link))).toBe(`${link}<p>x²</p>`);
  });

  it.each([
    ['a part of it comes late', page('<template id="B:0"></template><p>En</p>')],
    ['a part of it stands elsewhere', `${page('<p>En</p>')}<div hidden id="S:0">del</div>`],
    ['a script puts it together', page('<script>$RC("B:0")</script>')],
  ])('is nothing when %s', (_what, html) => {
    expect(contentFromApp(html)).toBe('');
  });

  it('must be there, in the markup that React writes', () => {
    expect(() => contentFromApp(shell)).toThrow('nothing is behind its gate');
    const otherwise = page('<p>En</p>').replace('hidden=""', 'hidden');
    expect(() => contentFromApp(otherwise)).toThrow('nothing is behind its gate');
    expect(() => contentFromApp(`${page('<p>En</p>')}<p>mer</p>`)).toThrow('goes on');
  });
});

const key = await deriveSealingKey(new Uint8Array(32).fill(4));
const otherKey = await deriveSealingKey(new Uint8Array(32).fill(5));

describe('early pages', () => {
  const stylesOf = (html: string): string => (html.includes('Start') ? 'p{top:0}' : 'b{top:0}');
  const pages = [
    { route: '/', meta: '', html: page('<p>Start</p>') },
    { route: '/courses/3/m2', meta: '', html: page('<template></template>') },
  ];

  it('are a file of every page’s content, under the edition’s name', async () => {
    const { edition, files } = await makeEarlyPages(pages, stylesOf, key);
    expect(edition).toMatch(/^[0-9a-f]{16}$/);
    expect(files).toEqual([
      {
        name: `pages/${edition}/index.html`,
        beginning: `<style>p{top:0}${copyStyles}</style><p>Start</p>`,
        rest: '',
      },
      { name: `pages/${edition}/courses/3/m2.html`, beginning: '', rest: '' },
    ]);
  });

  it('are not made when no page has any content that can be shown', async () => {
    const late = [{ route: '/', meta: '', html: page('<template></template>') }];
    await expect(makeEarlyPages(late, stylesOf, key)).rejects.toThrow('None of 1 pages');
  });

  it('bring the styles of all of the page with its beginning', async () => {
    const blocks = `<div class="markdown">${'<p>En</p>'.repeat(20)}<p>Start</p></div>`;
    const one = [{ route: '/', meta: '', html: page(blocks) }];
    const { files } = await makeEarlyPages(one, stylesOf, key);
    const [file] = files;
    const { beginning, rest } = file ?? { beginning: '', rest: '' };
    expect(beginning).toMatch(/^<style>p\{top:0\}.*<\/style>/);
    expect(beginning).not.toContain('Start');
    expect(rest).toContain('Start');
    expect(rest).not.toContain('<style>');
  });

  it('have pictures of their fields, which a browser that fills in forms would lay the page out for', async () => {
    const one = [{ route: '/', meta: '', html: page('<p>Start</p><input value="7"/>') }];
    const { files } = await makeEarlyPages(one, stylesOf, key);
    expect(files[0]?.beginning).toContain('<p>Start</p><input type="button"');
  });

  it('have another edition when a word, a style, an address, the number of pages or the key is another', async () => {
    const start = { route: '/', meta: '', html: page('<p>Start</p>') };
    const editionOf = async (...arguments_: Parameters<typeof makeEarlyPages>) =>
      (await makeEarlyPages(...arguments_)).edition;
    const sets = [
      pages,
      [{ ...start, html: page('<p>Slut</p>') }, ...pages.slice(1)],
      [{ ...start, route: '/courses/' }, ...pages.slice(1)],
      [start],
      [{ ...start, html: page(`<div class="markdown">${'<p>En</p>'.repeat(20)}</div>`) }],
      [{ ...start, html: page(`<div class="markdown">${'<p>En</p>'.repeat(21)}</div>`) }],
    ];
    const editions = await Promise.all([
      ...sets.map((set) => editionOf(set, stylesOf, key)),
      editionOf(pages, () => 'p{top:1px}', key),
      editionOf(pages, stylesOf, otherKey),
    ]);
    expect(new Set(editions).size).toBe(editions.length);
    expect(await editionOf(pages, stylesOf, key)).toBe(editions[0]);
  });
});
