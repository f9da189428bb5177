import { describe, expect, it } from 'vitest';
import { takeEntryScripts } from 'docusaurus-plugin-seal/seams/pageTemplate';
import { parseSealedFacts } from '../facts';
import { lessonStyles, sealedFactsOf, startsPrograms, withSealedFacts } from '../sealedFacts';

const scripts =
  '<script src=/assets/js/runtime~main.1.js defer></script><script src=/assets/js/main.1.js defer></script>';
const page = `<!doctype html><html><head><meta charset=UTF-8><script data-starts-programs>1</script><link rel=stylesheet href=/assets/css/main.1.css />${scripts}</head>`;

it('names the style sheets that a page does not ask for', () => {
  const files = ['assets/css/main.1.css', 'assets/css/styles.2.css', 'assets/js/main.1.js'];
  expect(lessonStyles(page, '/', files)).toEqual(['/assets/css/styles.2.css']);
});

describe('the scripts that a page starts with', () => {
  it('are taken out in their order, and nothing else is', () => {
    const { html, entry } = takeEntryScripts(page);
    expect(entry).toEqual(['/assets/js/runtime~main.1.js', '/assets/js/main.1.js']);
    expect(html).toBe(page.replace(scripts, ''));
  });

  it('are there, else the page would never come alive', () => {
    expect(() => takeEntryScripts('<head></head>')).toThrow('starts with no script');
  });

  it('are started by a script that says so', () => {
    expect(startsPrograms(page)).toBe(true);
    expect(startsPrograms(page.replace(' data-starts-programs', ''))).toBe(false);
  });
});

describe('the facts', () => {
  const facts = {
    keyId: 'abc',
    edition: 'e1',
    styles: ['/a"&b.css'],
    programs: { entry: ['/main.js'], beside: [], app: [] },
  };

  it('stand before everything that needs them, in a form that a script reads back', () => {
    const html = withSealedFacts(page, facts);
    expect(sealedFactsOf(html)).toEqual(facts);
    expect(html.indexOf('kurser-sealed')).toBeLessThan(html.indexOf('<script'));
  });

  it('are missed where they are missing', () => {
    expect(() => sealedFactsOf(page)).toThrow('no facts');
  });

  it('may be of a site without early pages', () => {
    expect(parseSealedFacts({ ...facts, edition: null })).toEqual({ ...facts, edition: null });
  });

  it.each([
    ['nothing', null],
    ['a text', 'abc'],
    ['no key', { ...facts, keyId: undefined }],
    ['a number for an edition', { ...facts, edition: 1 }],
    ['one sheet and no list', { ...facts, styles: '/a.css' }],
    ['no programs', { ...facts, programs: undefined }],
    ['a list of numbers', { ...facts, programs: { entry: [1], beside: [], app: [] } }],
    ['programs without the app', { ...facts, programs: { entry: [], beside: [] } }],
  ])('are none in %s', (_what, data) => {
    expect(() => parseSealedFacts(data)).toThrow('kurser-sealed');
  });
});
