/**
 * What git tracks and a tool could read is read: a pattern that ignores too much is silent, so it
 * is counted.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { toolCommand } from '../../scripts/lib/packageTools';
import { runCommand } from '../../scripts/lib/steps';
import { countLinted } from '../support/lint';

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((name) => name !== '');

const withEnding = (pattern: RegExp): readonly string[] =>
  tracked.filter((name) => pattern.test(name));

/** What .oxfmtrc.jsonc passes over. */
const exceptions = [
  ...withEnding(/(?:^|\/)package-lock\.json$/),
  ...withEnding(/^docs\/applied_programming\/go_htmx\/attgora\/.*\.(?:html|js|css)$/),
];
/** The other tracked files of the kinds that oxfmt knows. */
const formatted = withEnding(/\.(?:[cm]?[jt]s|tsx|css|json|md|yml|html)$/).filter(
  (name) => !exceptions.includes(name),
);

/** How many of the files oxfmt looks at. */
async function countFormatted(names: readonly string[], ignorePath?: string): Promise<number> {
  const ignored = ignorePath === undefined ? [] : ['--ignore-path', ignorePath];
  const [program, ...args] = toolCommand('oxfmt', '--check', ...ignored, ...names);
  const { output } = await runCommand(program, args, { output: 'held' });
  return Number(/ on (\d+) files? using/u.exec(output)?.[1]);
}

describe('what git tracks', () => {
  it('is formatted, but for lockfiles and what .oxfmtrc.jsonc gives a reason for', async () => {
    expect(exceptions.length).toBeGreaterThan(3);
    // Beside one that is looked at: of no file at all nothing is said.
    expect(await countFormatted(['sidebars.ts', ...exceptions])).toBe(1);
    expect(await countFormatted(formatted)).toBe(formatted.length);
    // And the walk over all folders, which `npm test` is, comes to them.
    expect(await countFormatted(['.'])).toBeGreaterThanOrEqual(formatted.length);
  });

  it('would be missed if a folder were ignored at every depth', async () => {
    // Patterns count from the folder of the file that holds them.
    mkdirSync('.cache', { recursive: true });
    const folder = mkdtempSync(path.join('.cache', 'ignore-'));
    try {
      const ignorePath = path.join(folder, 'planted');
      writeFileSync(ignorePath, 'build\n');
      expect(await countFormatted(['packages'], ignorePath)).toBeLessThan(
        await countFormatted(['packages']),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('lies in a folder that the page for newcomers names', () => {
    const page = readFileSync('CONTRIBUTING.md', 'utf8');
    const folders = new Set(withEnding(/\//).flatMap((name) => name.split('/')[0] ?? []));
    expect(folders.size).toBeGreaterThan(8);
    const unnamed = [...folders].filter((name) => !page.includes(`${name}/`));
    expect(unnamed).toEqual(['.ci', '.github']);
  });

  it('is linted, but for what belongs to a lesson', async () => {
    const all = withEnding(/\.(?:[cm]?[jt]s|tsx)$/);
    const sources = all.filter((name) => !name.startsWith('docs/'));
    const ofLessons = all.filter((name) => name.startsWith('docs/'));
    expect(await countLinted(sources)).toBe(sources.length);
    expect(ofLessons.length).toBeGreaterThan(0);
    // Beside one that is linted: of no file at all nothing is reported.
    expect(await countLinted(['sidebars.ts', ...ofLessons])).toBe(1);
  });

  it('has its style sheets under src/, where stylelint looks', () => {
    const sheets = withEnding(/\.css$/);
    expect(sheets.length).toBeGreaterThan(50);
    expect(
      sheets.filter(
        (name) =>
          !name.startsWith('src/') && !name.startsWith('packages/') && !name.startsWith('docs/'),
      ),
    ).toEqual([]);
  });
});
