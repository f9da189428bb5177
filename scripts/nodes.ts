/**
 * `npm run nodes [-- 24 26 unit dom]`: installs, starts, builds, checks and tests the project on
 * each line of Node that it is promised for, in a copy of the project with packages of its own; of
 * all that, what is named. Ten minutes a line; every night in CI.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { copyTree } from '../tests/plants/tree';
import { runStep, type Step, type StepResult } from './lib/lanes';
import { chooseRun, nodePackage, type NodeStep } from './lib/nodeLines';
import { programOf, requireNpm, type ToolName } from './lib/packageTools';
import { requireBrowser } from './lib/requirements';
import { countOfExit, runCommand } from './lib/steps';

const quiet = ['--ignore-scripts', '--no-audit', '--no-fund'];

/**
 * Fetches a line's Node from the registry of packages, without running any script; its program.
 * @throws when it cannot be had
 */
async function fetchNode(npm: string, line: string): Promise<string> {
  const { name, program } = nodePackage(process.platform, process.arch);
  const folder = path.resolve('.cache/nodes', line);
  mkdirSync(folder, { recursive: true });
  const wanted = ['install', '--prefix', folder, '--no-save', ...quiet, `${name}@${line}`];
  const { code } = await runCommand(process.execPath, [npm, ...wanted]);
  if (code !== 0) throw new Error(`Node ${line} gick inte att hämta (${name}).`);
  return path.join(folder, 'node_modules', name, program);
}

/** What somebody does with the project, in its copy, on one Node: first its packages. */
function stepsOn(
  node: string,
  npm: string,
  root: string,
): Readonly<Record<'ci' | NodeStep, Omit<Step, 'name'>>> {
  const tool = (name: ToolName, ...args: readonly string[]): Step['command'] => [
    node,
    programOf(name, path.join(root, 'node_modules')),
    ...args,
  ];
  const common = {
    cwd: root,
    // What is started by its name is this Node too.
    env: { PATH: [path.dirname(node), process.env['PATH']].join(path.delimiter) },
    count: countOfExit,
  };
  const emulator = { ...common.env, FIREBASE_TARGET: 'emulator' };
  return {
    ci: { ...common, command: [node, npm, 'ci', ...quiet] },
    start: { ...common, command: tool('playwright', 'test', '--project', 'dev') },
    build: { ...common, command: [node, npm, 'run', 'build'], env: emulator },
    check: { ...common, command: [node, npm, 'run', 'check', '--', 'docs/3/m3.mdx'] },
    unit: { ...common, command: tool('vitest', 'run', '--project', 'unit') },
    dom: { ...common, command: tool('vitest', 'run', '--project', 'dom') },
  };
}

async function tryLine(
  npm: string,
  line: string,
  wanted: readonly NodeStep[],
): Promise<readonly StepResult[]> {
  const node = await fetchNode(npm, line);
  const tree = copyTree(process.cwd(), `node-${line}`);
  const steps = stepsOn(node, npm, tree.root);
  const results: StepResult[] = [];
  try {
    for (const name of ['ci', ...wanted] as const)
      results.push(await runStep({ ...steps[name], name: `Node ${line}: ${name}` }, 'shown'));
  } finally {
    tree.remove();
  }
  return results;
}

async function main(): Promise<number> {
  const { lines, steps } = chooseRun(process.argv.slice(2));
  const npm = requireNpm();
  if (steps.includes('start')) requireBrowser();
  const results: StepResult[] = [];
  for (const line of lines) results.push(...(await tryLine(npm, line, steps)));
  console.log('\n── Sammanställning ──');
  for (const { name, count, seconds } of results)
    console.log(`${name} (${String(seconds)} s): ${count.failed === 0 ? 'godkänt' : 'FEL'}`);
  return results.every(({ count }) => count.failed === 0) ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
