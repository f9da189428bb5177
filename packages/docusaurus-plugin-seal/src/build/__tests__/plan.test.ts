import { describe, expect, it } from 'vitest';
import { planSeal, type BuiltSite } from '../plan';

const texts: Readonly<Record<string, string>> = {
  'assets/css/styles.1.css':
    'a{background:url(/assets/images/logo-1.png)}@font-face{src:url(/assets/fonts/f-1.woff2)}',
  'assets/js/main.1.js': 'r.p+"assets/images/gate-1.png";load("search-index.json")',
  'assets/js/runtime~main.1.js': '',
  'assets/js/public-auth.1.js': '',
  'assets/js/worker.1.js': 'x',
};
const site: BuiltSite = {
  files: [
    '404.html',
    'index.html',
    'courses/a/index.html',
    'robots.txt',
    'static.html',
    'search-index.json',
    'assets/css/styles.1.css',
    'assets/js/main.1.js',
    'assets/js/runtime~main.1.js',
    'assets/js/public-auth.1.js',
    'assets/js/worker.1.js',
    'assets/js/lesson.1.js',
    'assets/images/logo-1.png',
    'assets/images/gate-1.png',
    'assets/images/lesson-1.png',
    'assets/fonts/f-1.woff2',
    'assets/files/task-1.zip',
    'sitemap.xml',
  ],
  staticFiles: new Set(['robots.txt', 'static.html']),
  bundle: {
    entryFiles: new Set([
      'assets/js/main.1.js',
      'assets/js/runtime~main.1.js',
      'assets/js/worker.1.js',
    ]),
    namedGroups: [
      { name: 'public-auth', files: ['assets/js/public-auth.1.js', 'assets/css/styles.1.css'] },
      { name: 'lesson', files: ['assets/js/lesson.1.js'] },
    ],
    apart: new Map(),
    grouped: new Map(),
  },
};
const readText = (name: string): string => {
  const text = texts[name];
  if (text === undefined) throw new Error(`${name} is not public and must not be asked`);
  return text;
};

describe('the plan', () => {
  const plan = planSeal(site, readText);

  it('takes every page for a shell, but not a copied one', () => {
    expect(plan.shells).toEqual(['404.html', 'index.html', 'courses/a/index.html']);
  });

  it('seals whatever nothing makes public, a kind of file that nobody thought of too', () => {
    expect(plan.sealed).toEqual([
      'search-index.json',
      'assets/js/lesson.1.js',
      'assets/images/logo-1.png',
      'assets/images/gate-1.png',
      'assets/images/lesson-1.png',
      'assets/files/task-1.zip',
      'sitemap.xml',
    ]);
  });

  it('leaves entries, styles, static files and what those show readable', () => {
    expect(plan.open).toEqual([
      'robots.txt',
      'static.html',
      'assets/css/styles.1.css',
      'assets/js/main.1.js',
      'assets/js/runtime~main.1.js',
      'assets/js/public-auth.1.js',
      'assets/js/worker.1.js',
      'assets/images/logo-1.png',
      'assets/images/gate-1.png',
      'assets/fonts/f-1.woff2',
    ]);
  });

  it('forgets no file', () => {
    const planned = new Set([...plan.shells, ...plan.open, ...plan.sealed]);
    expect([...planned].sort()).toEqual([...site.files].sort());
  });

  it('is refused when a public chunk needs a sealed one', () => {
    const shared = {
      name: 'public-auth',
      files: ['assets/js/public-auth.1.js', 'assets/js/77.1.js'],
    };
    const bundle = { ...site.bundle, namedGroups: [shared] };
    expect(() => planSeal({ ...site, bundle }, readText)).toThrow(
      'public-auth needs assets/js/77.1.js, which will be sealed',
    );
  });

  it('is refused when there is nothing to seal', () => {
    const bare = { ...site, files: ['index.html', 'assets/js/main.1.js'] };
    expect(() => planSeal(bare, readText)).toThrow('Nothing to seal: 1 pages and 0 other files');
    expect(() => planSeal({ ...site, files: ['sitemap.xml'] }, readText)).toThrow('0 pages');
  });
});
