/**
 * A throw-away copy of the project to plant faults in; the developer's own files are never touched.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withPlant, type Patch } from './plant';

export interface Tree {
  readonly root: string;
  /**
   * Plants the faults while `act` runs.
   * @throws when one does not apply; nothing is planted then
   */
  withPlants<T>(plants: readonly Patch[], act: () => Promise<T>): Promise<T>;
  remove(): void;
}

/**
 * All that git knows or would take, as it lies on the disk: what has been edited and not committed
 * is tried too.
 */
function filesOf(project: string): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { cwd: project, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(project, file)));
}

/** The project's own packages: links from `node_modules` to `packages/`. */
const own = new Set(['@kurser', 'docusaurus-plugin-seal']);

/**
 * A folder of links to every package, so that what tools keep in `node_modules/.cache` and the like
 * stays in the copy. Links to the project's own packages are copied as they are: from the copy they
 * lead to the copy's own.
 */
function linkPackages(project: string, root: string): void {
  const from = path.join(project, 'node_modules');
  const to = path.join(root, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [original, link] = [path.join(from, name), path.join(to, name)];
    if (own.has(name)) cpSync(original, link, { recursive: true, verbatimSymlinks: true });
    // Windows lets anybody make a junction, and few a link; elsewhere they are the same.
    else if (!name.startsWith('.') || name === '.bin') symlinkSync(original, link, 'junction');
  }
}

/**
 * Copies the project to a folder of its own, whose name begins with `name`. It goes away with this
 * process at the latest.
 */
export function copyTree(project: string, name = 'plants'): Tree {
  const root = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const remove = (): void => {
    rmSync(root, { recursive: true, force: true });
  };
  process.once('exit', remove);
  for (const file of filesOf(project)) cpSync(path.join(project, file), path.join(root, file));
  linkPackages(project, root);
  // Some tests ask git which files there are, and the build asks when a page was last changed.
  const git = (...args: string[]): void => {
    const author = ['user.name=Plants', 'user.email=plants@localhost', 'commit.gpgSign=false'];
    const settings = author.flatMap((setting) => ['-c', setting]);
    execFileSync('git', [...settings, ...args], { cwd: root, stdio: 'ignore' });
  };
  git('init');
  git('add', '--all');
  git('commit', '--no-verify', '--message', 'The tree as it was copied');
  return {
    root,
    withPlants: async (plants, act) => {
      const originals = new Map<string, string>();
      try {
        for (const plant of plants) {
          const file = path.join(root, plant.file);
          const source = readFileSync(file, 'utf8');
          const planted = withPlant(source, plant);
          if (!originals.has(file)) originals.set(file, source);
          writeFileSync(file, planted);
        }
        return await act();
      } finally {
        for (const [file, source] of originals) writeFileSync(file, source);
      }
    },
    remove,
  };
}
