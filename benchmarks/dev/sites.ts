import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { toolArguments } from '../../scripts/lib/packageTools';
import type { ProcessGroup } from '../../scripts/lib/processes';
import { copyTree } from '../../tests/plants/tree';

export const siteNames = ['bare', 'ours'] as const;
export type SiteName = (typeof siteNames)[number];

/** A site that is served while its lessons are being written. */
export interface DevSite {
  readonly name: SiteName;
  readonly folder: string;
  readonly address: string;
  /** What starts it, run by this Node. */
  readonly command: readonly string[];
}

export interface DevSites {
  readonly sites: readonly DevSite[];
  readonly remove: () => void;
}

/**
 * Copies the project, so that no lesson of the developer's is edited, and beside it its lessons as
 * a bare Docusaurus has them.
 */
export function copySites(project: string): DevSites {
  const { root, remove } = copyTree(project);
  const bare = path.join(root, 'benchmarks/dev/bare');
  cpSync(path.join(root, 'docs'), path.join(bare, 'docs'), { recursive: true });
  writeFileSync(path.join(bare, 'package.json'), '{ "name": "bare", "private": true }');
  const start = ['--port', '3101', '--no-open'];
  return {
    remove,
    sites: [
      {
        name: 'bare',
        folder: bare,
        address: 'http://localhost:3101',
        command: toolArguments('docusaurus', 'start', ...start),
      },
      {
        name: 'ours',
        folder: root,
        address: 'http://localhost:3102',
        command: toolArguments('tsx', 'scripts/start.ts', '--port', '3102'),
      },
    ],
  };
}

/** What an earlier start has left behind. */
const caches = ['.cache', '.docusaurus', 'node_modules/.cache'];

/** Starts a site as on a fresh clone. */
export function startFresh(group: ProcessGroup, { folder, command }: DevSite): ChildProcess {
  for (const cache of caches) rmSync(path.join(folder, cache), { recursive: true, force: true });
  // What it writes would stand between the rounds.
  return group.start(process.execPath, command, { cwd: folder, stdio: 'ignore' });
}
