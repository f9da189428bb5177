import { describe, expect, it } from 'vitest';
import { bundleFactsFromStats } from '../bundleFacts';
import { maySplit } from '../bundlerConfig';
import { checkOtherPlugins } from '../finishBuild';
import { checkShells } from '../shells';

describe("the bundler's statistics", () => {
  it('tell entries, workers among them, from chunks', () => {
    const asset = (name: string) => ({ name });
    const facts = bundleFactsFromStats({
      entrypoints: {
        main: { assets: [asset('runtime.js'), asset('main.js'), asset('styles.css')] },
      },
      namedChunkGroups: { lesson: { assets: [asset('lesson.js')] } },
      chunks: [
        { initial: true, files: ['main.js'] },
        { initial: true, files: ['worker.js'] },
        { initial: false, files: ['lesson.js'] },
      ],
    });
    expect([...facts.entryFiles].sort()).toEqual([
      'main.js',
      'runtime.js',
      'styles.css',
      'worker.js',
    ]);
    expect(facts.namedGroups).toEqual([{ name: 'lesson', files: ['lesson.js'] }]);
  });

  it('may be empty', () => {
    expect(bundleFactsFromStats({})).toEqual({
      entryFiles: new Set(),
      namedGroups: [],
      apart: new Map(),
      grouped: new Map(),
    });
  });

  it('tell what only one compartment has, pictures and downloads among it', () => {
    const { apart } = bundleFactsFromStats({
      chunks: [
        {
          names: ['apart-61-0-0'],
          files: ['a0.js'],
          auxiliaryFiles: ['a.png', 'both.png'],
        },
        {
          names: ['apart-61-0-1'],
          files: ['a1.js'],
          auxiliaryFiles: ['a.png', 'open.png'],
        },
        {
          names: ['apart-62-0-0'],
          files: ['b.js'],
          auxiliaryFiles: ['both.png'],
        },
        { names: [], files: ['lesson.js'], auxiliaryFiles: ['open.png'] },
        { names: ['apart'], files: ['other.js'] },
      ],
    });
    expect(Object.fromEntries(apart)).toEqual({
      ...{ 'a0.js': '61', 'a1.js': '61', 'a.png': '61' },
      'b.js': '62',
    });
  });
});

describe('shared chunks', () => {
  it('take nothing from entries and from what is needed before there is a key', () => {
    const chunk = (name: string | undefined, initial: boolean) => ({
      name,
      canBeInitial: () => initial,
    });
    expect(maySplit(chunk('lesson', false))).toBe(true);
    expect(maySplit(chunk(undefined, false))).toBe(true);
    expect(maySplit(chunk('public-auth', false))).toBe(false);
    expect(maySplit(chunk('apart-61-0123abcd-0', false))).toBe(false);
    expect(maySplit(chunk('main', true))).toBe(false);
  });
});

describe('the pages', () => {
  it('must all be the same', () => {
    const page = (name: string, html: string) => ({ name, html });
    expect(() => checkShells([page('a.html', 'x'), page('b.html', 'x')])).not.toThrow();
    expect(() => checkShells([page('a.html', 'x'), page('b.html', 'y')])).toThrow(
      '1 of 2 pages have something of their own: b.html',
    );
  });

  it('must have lost their content', () => {
    const html = '<div data-gate-shell></div><div data-sealed-content hidden>Lektion</div>';
    expect(() => checkShells([{ name: 'a.html', html }])).toThrow('a.html still has its content');
  });

  it('must be there', () => {
    expect(() => checkShells([])).toThrow('No pages');
  });
});

describe('other plugins', () => {
  it('may not write after the build', () => {
    const postBuild = (): void => undefined;
    expect(() => checkOtherPlugins([{ name: 'seal', postBuild }, { name: 'docs' }])).not.toThrow();
    expect(() => checkOtherPlugins([{ name: 'sitemap', postBuild }])).toThrow(
      'sitemap writes files',
    );
  });

  it('may be a blog without feeds, and are told what to set where that is known', () => {
    const postBuild = (): void => undefined;
    const blog = { name: 'docusaurus-plugin-content-blog', postBuild };
    const withFeeds = (type: unknown) => [{ ...blog, options: { feedOptions: { type } } }];
    expect(() => checkOtherPlugins(withFeeds(null))).not.toThrow();
    expect(() => checkOtherPlugins(withFeeds([]))).not.toThrow();
    expect(() => checkOtherPlugins(withFeeds(['rss']))).toThrow('feedOptions: { type: null }');
    expect(() => checkOtherPlugins([blog])).toThrow('feedOptions');
    const sitemap = { name: 'docusaurus-plugin-sitemap', postBuild };
    expect(() => checkOtherPlugins([sitemap])).toThrow('sitemap: false');
  });
});
