import { describe, expect, it } from 'vitest';
import { publicScripts, withPreloads } from '../preloads';

const page =
  '<!doctype html><head><link rel=stylesheet href=/a.css><script src=/b.js defer></script>';

describe('scripts fetched beside the entry', () => {
  it('are those that everybody needs before sign-in, and the app for a returning member', () => {
    const namedGroups = [
      { name: 'public-auth', files: ['assets/js/public-auth.1.js', 'assets/css/x.css'] },
      { name: 'public-app-check', files: ['assets/js/public-app-check.4.js'] },
      { name: 'public-app', files: ['assets/js/public-app.3.js'] },
      { name: 'content', files: ['assets/js/content.2.js'] },
    ];
    expect(
      publicScripts({ entryFiles: new Set(), namedGroups, apart: new Map(), grouped: new Map() }),
    ).toEqual({
      beside: ['assets/js/public-auth.1.js'],
      app: ['assets/js/public-app.3.js'],
    });
  });

  it('are named before the style sheet', () => {
    expect(withPreloads(page, '/', ['assets/js/public-auth.1.js'])).toBe(
      '<!doctype html><head><link rel=preload as=script fetchpriority=low href="/assets/js/public-auth.1.js"><link rel=stylesheet href=/a.css><script src=/b.js defer></script>',
    );
  });

  it('are none where there are none', () => {
    expect(withPreloads(page, '/', [])).toBe(page);
  });

  it('want a page as Docusaurus makes them', () => {
    expect(() => withPreloads('<!doctype html>', '/', ['a.js'])).toThrow('no style sheet');
  });
});
