import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL, fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { blankPattern } from '../lessonForm';
import { PageChecker } from '../checkPages';
import { openPagePython } from '../run/pagePython';
import { readSite } from '../site/site';
import { lacks, withSiteCopy } from './support';

/** One for the file, which takes seconds to start. */
const python = openPagePython();
afterAll(() => python.close());

const script = fileURLToPath(new URL('../../../../scripts/new.ts', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** `npm run new -- …` in a site of its own. */
function run(root: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', tsx, script, ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return { status, said: `${stdout}${stderr}` };
}

/** A copy of the fixture site with a folder that has a category and a page. */
async function withCourse(work: (root: string, page: string) => Promise<void>): Promise<void> {
  await withSiteCopy(async (root) => {
    const folder = join(root, 'docs', 'kurs');
    mkdirSync(folder);
    mkdirSync(join(root, 'tests', 'build'), { recursive: true });
    writeFileSync(join(folder, '_category_.json'), '{ "label": "Kurs", "position": 1 }');
    writeFileSync(join(folder, 'start.mdx'), '---\nsidebar_position: 1\n---\n\nText.\n');
    await work(root, join(folder, 'ny.mdx'));
  });
}

async function problems(root: string, page: string): Promise<string[]> {
  const { findings } = await new PageChecker(readSite(root), python).check(page);
  return findings.map(({ problem }) => problem);
}

/** Fills every blank, each with words of its own; the same blank gets the same words. */
function filled(text: string): string {
  const words = ['Katten', 'Hunden', 'Hästen', 'Fågeln', 'Fisken', 'Räven', 'Björnen', 'Älgen'];
  const verbs = ['sover', 'springer', 'äter', 'leker', 'vilar', 'dricker', 'hoppar', 'simmar'];
  const answers = words.flatMap((word) => verbs.map((verb) => `${word} ${verb}`));
  const given = new Map<string, string>();
  return text.replace(blankPattern, (_, what: string) => {
    const answer = given.get(what) ?? answers[given.size];
    if (answer === undefined) throw new Error('More blanks than answers');
    given.set(what, answer);
    return answer;
  });
}

describe.skipIf(await lacks('python'))('npm run new -- lesson', () => {
  it('makes a lesson that lacks nothing but its blanks, and nothing at all when they are filled', async () => {
    await withCourse(async (root, page) => {
      const { status, said } = run(root, 'lesson', 'kurs/ny');
      expect([status, said]).toEqual([0, expect.stringContaining('Gjorde docs/kurs/ny.mdx')]);
      expect(readFileSync(join(root, 'tests/build/ownRoutes.json'), 'utf8')).toContain(
        '"/courses/kurs/ny"',
      );
      const form = readFileSync(page, 'utf8');
      expect(form).toContain('sidebar_position: 2\n');
      const blanks = [...form.matchAll(blankPattern)].map(
        ([, what]) => `inte ifyllt: ${what ?? ''}`,
      );
      expect(blanks.length).toBeGreaterThan(40);
      expect(await problems(root, page)).toEqual(blanks);
      writeFileSync(page, filled(form));
      expect(await problems(root, page)).toEqual([]);
    });
  });

  it('misses a part that the author took away', async () => {
    await withCourse(async (root, page) => {
      run(root, 'lesson', 'kurs/ny');
      writeFileSync(
        page,
        filled(readFileSync(page, 'utf8')).replace('## Sammanfattning', '## Slut'),
      );
      expect(await problems(root, page)).toEqual([
        expect.stringContaining('Sammanfattning saknas'),
      ]);
    });
  });

  it('leaves what exists alone, and says why it makes nothing', async () => {
    await withCourse((root, page) => {
      writeFileSync(page, 'Mitt.');
      expect(run(root, 'lesson', 'kurs/ny')).toEqual({
        status: 1,
        said: 'docs/kurs/ny.mdx finns redan. Ingenting är skrivet.\n',
      });
      expect(readFileSync(page, 'utf8')).toBe('Mitt.');
      expect(run(root, 'lesson', 'filer/ny').said).toContain('docs/filer/_category_.json saknas');
      expect(run(root, 'lesson', 'borta/ny').said).toContain('docs/borta/_category_.json saknas');
      expect(existsSync(join(root, 'docs', 'borta'))).toBe(false);
      return Promise.resolve();
    });
  });
});
