import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { PageChecker } from '../checkPages';
import { checkLessons } from '../main';
import { VerdictCache } from '../run/cache';
import { openPagePython } from '../run/pagePython';
import { readSite } from '../site/site';
import { fence, withSiteCopy } from './support';

/** One for the file, which takes seconds to start. */
const python = openPagePython();
afterAll(() => python.close());

/** Checks a page of a site with a checker of its own, as a new run of the command would. */
function check(root: string, name: string) {
  return new PageChecker(readSite(root), python).check(join(root, 'docs', name));
}

describe('PageChecker', () => {
  it('checks form, words and code', async () => {
    await withSiteCopy(async (root) => {
      const report = await check(root, 'lektion.mdx');
      expect(report.findings).toEqual([]);
      expect([report.blocks, report.rules > 15, report.words > 100]).toEqual([12, true, true]);
    });
  });

  it('sorts what it finds by line, and tells what is wrong with a block once', async () => {
    await withSiteCopy(async (root) => {
      const path = join(root, 'docs', 'lektion.mdx');
      const source = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        source
          .replace('# Sammanfattning', '# Slut')
          .replace('print(len(stapel))', 'print(0)')
          .replace('Formeln', 'Funktonen'),
      );
      const { findings } = await check(root, 'lektion.mdx');
      expect(findings.map(({ problem }) => problem.slice(0, 20))).toEqual([
        'avsnittet Sammanfatt',
        'utskriften stämmer i',
        'okänt ord: Funktonen',
      ]);
    });
  });

  it('says so when a page is no MDX or not there', async () => {
    await withSiteCopy(async (root) => {
      writeFileSync(join(root, 'docs', 'bruten.mdx'), 'Text\n\n<Quiz>\n');
      expect((await check(root, 'bruten.mdx')).findings).toMatchObject([
        { line: 3, problem: '<Quiz> på rad 3 stängs inte', expected: '</Quiz> där den slutar' },
      ]);
      expect((await check(root, 'borta.mdx')).findings[0]?.problem).toBe('filen finns inte');
    });
  });

  it('says of a code block that is not closed nothing but that', async () => {
    await withSiteCopy(async (root) => {
      const path = join(root, 'docs', 'lektion.mdx');
      writeFileSync(
        path,
        readFileSync(path, 'utf8').replace('stapel.pop())\n```', 'stapel.pop())'),
      );
      expect((await check(root, 'lektion.mdx')).findings.map(({ problem }) => problem)).toEqual([
        'kodblocket på rad 36 stängs inte',
      ]);
    });
  });

  it('asks again when a file the code needs has changed, or is gone', async () => {
    await withSiteCopy(async (root) => {
      expect((await check(root, 'lektion.mdx')).findings).toEqual([]);
      const helper = join(root, 'docs', 'filer', 'hjalp.py');
      writeFileSync(helper, readFileSync(helper, 'utf8').replace('42', '41'));
      expect((await check(root, 'lektion.mdx')).findings.map(({ problem }) => problem)).toEqual([
        'utskriften stämmer inte: visar 42',
      ]);
      rmSync(helper);
      expect((await check(root, 'lektion.mdx')).findings[0]?.problem).toContain(
        'i check_files finns inte',
      );
    });
  });

  it('copies a folder in check_files with its folders, and asks again when something in it changes', async () => {
    await withSiteCopy(async (root) => {
      const folder = join(root, 'docs', 'projekt');
      mkdirSync(join(folder, 'data'), { recursive: true });
      writeFileSync(join(folder, 'data', 'tal.txt'), '7\n');
      const page = join(root, 'docs', 'vidare.mdx');
      const source = readFileSync(page, 'utf8').replace(
        /^---\n/,
        '---\ncheck_files: [./projekt]\n',
      );
      writeFileSync(page, `${source}\n${fence('console run', '$ cat data/tal.txt', '7')}`);
      expect((await check(root, 'vidare.mdx')).findings).toEqual([]);
      writeFileSync(join(folder, 'data', 'tal.txt'), '8\n');
      expect((await check(root, 'vidare.mdx')).findings.map(({ problem }) => problem)).toEqual([
        'svaret på cat data/tal.txt stämmer inte',
      ]);
      rmSync(folder, { recursive: true });
      expect((await check(root, 'vidare.mdx')).findings[0]?.problem).toContain(
        'i check_files finns inte',
      );
    });
  });

  it('asks again when a word has left the list', async () => {
    await withSiteCopy(async (root) => {
      appendFileSync(join(root, 'docs', 'vidare.mdx'), '\nTRSE är roligt.\n');
      writeFileSync(join(root, 'docs', 'ordlista.txt'), 'TRSE\n');
      expect((await check(root, 'vidare.mdx')).findings).toEqual([]);
      writeFileSync(join(root, 'docs', 'ordlista.txt'), '');
      expect((await check(root, 'vidare.mdx')).findings).toHaveLength(1);
    });
  });
});

describe('VerdictCache', () => {
  const verdict = { findings: [], skipped: [], checked: 3 };

  it('makes a verdict once, and again as long as it has faults', async () => {
    await withSiteCopy(async (root) => {
      const good = vi.fn(() => Promise.resolve(verdict));
      const bad = vi.fn(() =>
        Promise.resolve({
          ...verdict,
          findings: [{ file: 'a', line: 1, problem: 'p', expected: 'e' }],
        }),
      );
      for (const cache of [new VerdictCache(root), new VerdictCache(root)]) {
        expect(await cache.remember('good', good)).toEqual(verdict);
        await cache.remember('bad', bad);
      }
      expect([good.mock.calls.length, bad.mock.calls.length]).toEqual([1, 2]);
    });
  });
});

describe('checkLessons', () => {
  it('checks the pages of a folder and only them, and the site as a whole when no page is named', async () => {
    await withSiteCopy(async (root) => {
      const reportOn = async (...paths: readonly string[]) => {
        const lines: string[] = [];
        const exitCode = await checkLessons({ root, paths, ci: false }, (line) => lines.push(line));
        return { exitCode, lines };
      };
      const ofFolder = await reportOn(join(root, 'docs'));
      expect([ofFolder.exitCode, ofFolder.lines.at(-1)]).toEqual([
        0,
        'Lektioner: 2 passed, 0 failed',
      ]);
      // The pages are what they were, so this takes their verdicts as remembered.
      const ofSite = await reportOn();
      expect([ofSite.exitCode, ofSite.lines[0]]).toEqual([
        1,
        'docs:1  kategorisidan arbetsbok saknas  en _category_.json med den label som ger adressen',
      ]);
    });
  });

  it('spells the glossary too', async () => {
    await withSiteCopy(async (root) => {
      const glossary = join(root, 'docs', 'glossary.json');
      const planted = readFileSync(glossary, 'utf8').replace('En lista', 'En lissta');
      writeFileSync(glossary, planted);
      const findings = await new PageChecker(readSite(root)).checkSiteTexts();
      expect(findings.map(({ file, problem }) => `${file} ${problem}`)).toEqual([
        'docs/glossary.json okänt ord: lissta',
      ]);
    });
  });

  it('refuses a site without pages', async () => {
    await withSiteCopy(async (root) => {
      for (const name of ['lektion.mdx', 'vidare.mdx']) rmSync(join(root, 'docs', name));
      const lines: string[] = [];
      expect(await checkLessons({ root, paths: [], ci: false }, (line) => lines.push(line))).toBe(
        1,
      );
      expect(lines.join('\n')).toContain('inga sidor att kontrollera');
    });
  });
});
