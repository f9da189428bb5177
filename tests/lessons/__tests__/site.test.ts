import { describe, expect, it } from 'vitest';
import { categorySlugs } from '../site/categories';
import { checkSite } from '../site/checkSite';
import { parseGlossary } from '../site/glossary';
import { pathToRoute } from '../site/routes';
import { readSite, type Site } from '../site/site';
import { fixtureSite } from './support';

describe('pathToRoute', () => {
  it.each([
    ['index.mdx', undefined, '/courses'],
    ['3/m3.mdx', undefined, '/courses/3/m3'],
    ['ai/textbook/index.mdx', undefined, '/courses/ai/textbook'],
    ['CTF/re/re.mdx', undefined, '/courses/CTF/re'],
    ['CTF/re/re.mdx', 're', '/courses/CTF/re/re'],
    ['a/b.mdx', '/c', '/courses/c'],
    ['övriga.mdx'.normalize('NFD'), undefined, '/courses/övriga'.normalize('NFC')],
  ])('%s with slug %s → %s', (path, slug, route) => {
    expect(pathToRoute(path, slug)).toBe(route);
  });
});

describe('parseGlossary', () => {
  const term = { sv: 'stack', en: 'stack', text: 'En mening.' };

  it('reads terms', () => {
    expect(parseGlossary(JSON.stringify({ stack: term })).terms.get('stack')).toEqual(term);
  });

  it.each([
    ['{}', 'ordlistan är tom eller inte giltig JSON'],
    ['{"a": ', 'ordlistan är tom eller inte giltig JSON'],
    [JSON.stringify({ stack: term, kö: { sv: 'kö', en: '' } }), 'termen kö har fel form'],
    [JSON.stringify({ stack: term, kö: { ...term, sv: 'kö' } }), 'kö står efter stack'],
  ])('names the fault in %s', (json, problem) => {
    expect(parseGlossary(json).faults.map((fault) => fault.problem)).toContain(problem);
  });
});

describe('checkSite', () => {
  const site: Site = { ...readSite(fixtureSite), categories: new Set(categorySlugs) };
  const problemsOf = (changes: Partial<Site>) =>
    checkSite({ ...site, ...changes }).map(({ problem }) => problem);

  it('has nothing to say of a whole site', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('knows which category pages there must be', () => {
    expect(problemsOf({ categories: new Set([...categorySlugs.slice(1), 'extra-1']) })).toEqual([
      'kategorisidan arbetsbok saknas',
      'kategorisidan extra-1 är okänd',
    ]);
  });

  it('passes on what is wrong with the glossary', () => {
    expect(problemsOf({ glossary: parseGlossary('{}') })).toEqual([
      'ordlistan är tom eller inte giltig JSON',
    ]);
  });
});
