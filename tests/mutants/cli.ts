/**
 * `npm run test:mutants [-- CORE …]`: has Stryker change pure cores piece by piece, in a copy of
 * the project, and fails where their tests see less of it than they have (./cores.ts). A minute or
 * two a core; every night in CI. Stryker is fetched by name for the run and is no package of ours:
 * it brings a hundred others.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requireNpm } from '../../scripts/lib/packageTools';
import { runCommand } from '../../scripts/lib/steps';
import { copyTree } from '../plants/tree';
import { chooseCores, settingsFor, type Core } from './cores';

const version = '9.6.1';

/**
 * Fetches Stryker below this project's packages, so that its runner finds our Vitest.
 * @returns the folder of its packages
 * @throws when it cannot be had
 */
async function fetchStryker(): Promise<string> {
  const folder = path.resolve('.cache/stryker');
  mkdirSync(folder, { recursive: true });
  const { code, output } = await runCommand(
    process.execPath,
    [
      requireNpm(),
      ...['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'],
      ...['--ignore-scripts', '--legacy-peer-deps'],
      ...['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`),
    ],
    { output: 'held' },
  );
  if (code !== 0) throw new Error(`Stryker gick inte att hämta.\n${output}`);
  return path.join(folder, 'node_modules/@stryker-mutator');
}

async function tryCore(core: Core, stryker: string, root: string): Promise<boolean> {
  console.log(`\n── ${core.name}: minst ${String(core.floor)} % ──`);
  const runner = path.join(stryker, 'vitest-runner/dist/src/index.js');
  const settings = path.join(root, 'stryker.config.json');
  writeFileSync(settings, JSON.stringify(settingsFor(core, runner)));
  const program = path.join(stryker, 'core/bin/stryker.js');
  const { code } = await runCommand(process.execPath, [program, 'run', settings], {
    cwd: root,
    env: { CORE_TESTS: core.tests.join(' ') },
  });
  return code === 0;
}

async function main(wanted: readonly string[]): Promise<number> {
  const chosen = chooseCores(wanted);
  const stryker = await fetchStryker();
  const tree = copyTree(process.cwd(), 'mutants');
  let failed = 0;
  try {
    for (const core of chosen) if (!(await tryCore(core, stryker, tree.root))) failed += 1;
  } finally {
    tree.remove();
  }
  console.log(`\n${String(chosen.length - failed)} passed, ${String(failed)} failed`);
  return failed === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
