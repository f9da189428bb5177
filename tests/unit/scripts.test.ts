import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyTree, type Tree } from '../plants/tree';

/** A command, and what it says. Each starts in a copy of the project; by day a third of them do. */
const small: readonly (readonly [readonly [string, ...string[]], RegExp])[] = [
  [['sort-words'], /^docs\/glossary\.json: redan i ordning\n/],
  [['code-colours'], /^src\/css\/tokens\.css: redan temats färger\n/],
  [['licences'], /^LICENCES\.md: \d+ paket\n/],
  [['pack-projects'], /\.zip: \d+ byte\n/],
  [['pack-seal'], /docusaurus-plugin-seal-\d+\.\d+\.\d+\.tgz\n/],
  [['pictures:sheet'], /^\d+ bilder: /],
  [['seams'], /\n\d+ håller, 0 har flyttat sig\n/],
  [['openings'], /^Inget öppnas på en dag/],
  [['exam', 'ordet'], /^Talet är \d+ och flaggan /],
  [['imports'], /^strict digraph /],
];

/** Small commands as they are typed, in a copy of the project: some of them write. */
describe('npm run', () => {
  let tree: Tree;
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: tree.root, encoding: 'utf8' });

  /** What the command prints on both streams, and how it ends. */
  function run(script: string, ...args: readonly string[]) {
    const given = ['run', '--silent', script, ...(args.length === 0 ? [] : ['--', ...args])];
    const { status, stdout, stderr } = spawnSync('npm', given, {
      cwd: tree.root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    return { status, output: stdout + stderr };
  }

  beforeAll(() => {
    tree = copyTree(process.cwd(), 'scripts');
    git('branch', '--force', 'main');
    return () => {
      tree.remove();
    };
  });

  it.each(small)(
    '%j does what it is for, and leaves the project as it was',
    ([script, ...args], says) => {
      const { status, output } = run(script, ...args);
      expect(output).toMatch(says);
      expect(status).toBe(0);
      expect(git('status', '--porcelain')).toBe('');
    },
  );

  it('quick says how what has changed goes, and what it leaves out', () => {
    appendFileSync(path.join(tree.root, 'SECURITY.md'), '\nTo the end.\n');
    const { status, output } = run('quick');
    git('checkout', 'SECURITY.md');
    expect(output).toMatch(/── 1 ändrade filer ──\nFormatering \(\d+ s\): godkänt\nInte med här: /);
    expect(status).toBe(0);
  });

  it('new makes a lesson to fill in', () => {
    const { status, output } = run('new', 'lesson', '3/m98');
    expect(output).toMatch(/^Gjorde docs\/3\/m98\.mdx/);
    expect(status).toBe(0);
    expect(readFileSync(path.join(tree.root, 'docs/3/m98.mdx'), 'utf8')).toContain('[FYLL I: ');
  });
});

describe('node', () => {
  it('makes a content key as the README says', () => {
    const program = /node (-p) "([^"]+)"/.exec(readFileSync('SECURITY.md', 'utf8'));
    const [, option = '', text = ''] = program ?? [];
    const key = execFileSync(process.execPath, [option, text], { encoding: 'utf8' }).trim();
    expect(option).toBe('-p');
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  });
});
