import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PageChecker } from '../checkPages';
import { formatWaiting } from '../report';
import { readSite } from '../site/site';
import { concernsAll, hasChanged } from '../site/affected';
import { fence, withSiteCopy } from './support';

describe('whose programs are run', () => {
  const page = { file: 'docs/3/m1.mdx', beside: ['docs/3/filer/a.py', 'docs/3/projekt'] };
  const there = (): boolean => true;

  it('is the page that has changed, or has a changed file beside it', () => {
    for (const name of [page.file, 'docs/3/filer/a.py', 'docs/3/projekt/data/tal.txt'])
      expect(hasChanged(page, [name], there), name).toBe(true);
    for (const name of ['docs/3/m10.mdx', 'docs/3/projektet.mdx', 'src/css/tokens.css'])
      expect(hasChanged(page, [name], there), name).toBe(false);
  });

  it('is the page whose files are gone', () => {
    expect(hasChanged(page, [], (path) => path !== 'docs/3/projekt')).toBe(true);
  });

  it('is every page when what runs them has changed', () => {
    for (const name of [
      'packages/lesson-check/src/runners/go.ts',
      'packages/python-runner/src/worker/kurser/run.py',
      'package-lock.json',
      '.ci/run',
    ])
      expect(concernsAll(['docs/3/m1.mdx', name]), name).toBe(true);
    expect(concernsAll(['docs/3/m1.mdx', 'packages/lesson-check/src/__tests__/plan.test.ts'])).toBe(
      false,
    );
  });
});

describe('a check of what has changed', () => {
  const name = 'vidare.mdx';

  /** What is found in a page that shows the wrong answer and misspells a word. */
  async function problemsWith(changed: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    await withSiteCopy(async (root) => {
      const path = join(root, 'docs', name);
      appendFileSync(path, `\nFunktonen.\n\n${fence('console run', '$ echo 7', '8')}`);
      const site = readSite(root);
      const checker = new PageChecker(site, undefined, changed);
      const report = await checker.check(path);
      await checker.close();
      found.push(...report.findings.map(({ problem }) => problem));
      expect(formatWaiting([report])).toHaveLength(report.waits === true ? 1 : 0);
    });
    return found;
  }

  it('finds what is wrong in the form and the words of every page', async () => {
    expect(await problemsWith([])).toEqual(['okänt ord: Funktonen']);
  });

  it.each([`docs/${name}`, 'package-lock.json'])(
    'with %s changed runs the programs',
    async (file) => {
      expect(await problemsWith([file])).toEqual([
        'okänt ord: Funktonen',
        'svaret på echo 7 stämmer inte',
      ]);
    },
  );
});
