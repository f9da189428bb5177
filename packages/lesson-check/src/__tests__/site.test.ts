import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { categorySlugs } from '../site/categories';
import { checkLessons } from '../main';
import { checkSite } from '../site/checkSite';
import { parseGlossary } from '../site/glossaryFile';
import { pathToRoute } from '../site/routes';
import { readSite, type Site } from '../site/site';
import { fixtureSite, withSiteCopy } from './support';

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
    expect(parseGlossary({ stack: term }).terms.get('stack')).toEqual(term);
  });

  it.each([
    [{}, 'ordlistan är tom'],
    ['text', 'ordlistan är tom'],
    [{ stack: term, kö: { sv: 'kö', en: '' } }, 'termen kö har fel form'],
    [{ stack: term, kö: { ...term, sv: 'kö' } }, 'kö står efter stack'],
  ])('names the fault in %j', (json, problem) => {
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
    expect(problemsOf({ glossary: parseGlossary({}) })).toEqual(['ordlistan är tom']);
  });
});

describe('a file of the whole site that cannot be read', () => {
  /** What the check of one page says when a file of docs/ has other bytes. */
  async function saidOf(name: string, bytes: (text: string) => string | Buffer): Promise<string[]> {
    const lines: string[] = [];
    await withSiteCopy(async (root) => {
      const file = join(root, 'docs', name);
      writeFileSync(file, bytes(readFileSync(file, 'utf8')));
      const paths = [join(root, 'docs', 'lektion.mdx')];
      await checkLessons({ root, paths, ci: false }, (line) => lines.push(line));
    });
    return lines;
  }

  it('is told by its line, and nothing that follows from it', async () => {
    const said = await saidOf('glossary.json', (text) => text.replace('",', '"'));
    expect(said.slice(0, -2)).toEqual([
      expect.stringMatching(/^docs\/glossary\.json:\d+ {2}ett komma saknas i slutet av raden {2}/),
    ]);
    expect(said.at(-1)).toBe('Lektioner: 0 passed, 1 failed');
  });

  it('is told by its encoding', async () => {
    const said = await saidOf('glossary.json', (text) => Buffer.from(`${text}å`, 'latin1'));
    expect(said[0]).toMatch(/^docs\/glossary\.json:\d+ {2}filen är inte UTF-8 utan troligen/);
  });
});
