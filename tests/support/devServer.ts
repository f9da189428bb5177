/**
 * `npm start` as a developer has it: the command itself, in a copy of the project, beside whatever
 * else is running.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../../scripts/lib/processes';
import { runCommand } from '../../scripts/lib/steps';
import { copyTree } from '../plants/tree';
import { devPorts } from './devPorts';

/** How long something may take that a slow machine does slowly. */
const patienceMs = 300_000;

export interface DevServer {
  /** The copy of the project that is served. */
  readonly root: string;
  /** What the terminal shows, without colours. */
  terminal(): string;
  /**
   * Waits until the terminal shows the text.
   * @throws when the command ends before, or never says it
   */
  hears(text: string): Promise<void>;
  /**
   * What a terminal sends on Ctrl+C, to every process in its foreground; then waits until the
   * command has ended.
   */
  pressCtrlC(): Promise<void>;
  /**
   * Runs a script of the project beside the server, on the same emulator; what it prints on both
   * streams.
   */
  run(script: string, ...args: readonly string[]): Promise<string>;
  /**
   * The command lines of the processes that run in the copy. Only Linux tells; elsewhere there are
   * none.
   */
  processes(): readonly string[];
  /** Ends what is left, and takes the copy away. */
  remove(): void;
}

const ansi = new RegExp(String.raw`\u001b\[[0-9;]*[A-Za-z]`, 'g');

/** Reads something of a process that may end at any moment. */
function readOf<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function processesIn(root: string): readonly { readonly pid: number; readonly line: string }[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => readOf(() => readlinkSync(`/proc/${name}/cwd`))?.startsWith(root))
    .map((name) => {
      const line = readOf(() => readFileSync(`/proc/${name}/cmdline`, 'utf8')) ?? '';
      return { pid: Number(name), line: line.replaceAll('\0', ' ').trim() };
    });
}

/** The course whose lessons are whole. */
const wholeCourse = `3${path.sep}`;

/**
 * Leaves of the other courses' lessons what links and sidebars ask for: the command is the same,
 * and a hundred lessons take minutes of a slow machine.
 */
function cutLessons(root: string): void {
  const docs = path.join(root, 'docs');
  for (const name of readdirSync(docs, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.mdx') || name.startsWith(wholeCourse)) continue;
    const file = path.join(docs, name);
    const [matter = ''] = /^---\r?\n[^]*?\n---\r?\n/.exec(readFileSync(file, 'utf8')) ?? [];
    writeFileSync(file, matter);
  }
}

/**
 * Starts `npm start` in a copy of the project, with an emulator of its own. Nothing is waited for.
 */
export function startDevServer(): DevServer {
  const tree = copyTree(process.cwd(), 'npm-start');
  cutLessons(tree.root);
  let output = '';
  const port = String(devPorts.site);
  const env = {
    ...process.env,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${String(devPorts.auth)}`,
  };
  const child: ChildProcess = spawn('npm', ['start', '--', '--port', port], {
    cwd: tree.root,
    // As a shell does it: what is started from a terminal has a process group of its own.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  const take = (chunk: Buffer): void => {
    output += chunk.toString().replace(ansi, '');
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  child.once('error', ({ message }) => {
    output += message;
  });
  return {
    root: path.resolve(tree.root),
    terminal: () => output,
    async hears(text) {
      const isSaid = (): Promise<boolean> => Promise.resolve(output.includes(text));
      try {
        await waitUntil(text, isSaid, child, patienceMs);
      } catch (error) {
        throw new Error(`${String(error)}\n${output.slice(-4_000)}`);
      }
    },
    async pressCtrlC() {
      process.kill(-(child.pid ?? process.pid), 'SIGINT');
      const hasEnded = (): Promise<boolean> =>
        Promise.resolve(child.exitCode !== null || child.signalCode !== null);
      await waitUntil('npm start', hasEnded, undefined, patienceMs);
    },
    async run(script, ...args) {
      const command = ['run', '--silent', script, ...args];
      return (await runCommand('npm', command, { cwd: tree.root, env, output: 'held' })).output;
    },
    processes: () => processesIn(tree.root).map(({ line }) => line),
    remove() {
      for (const { pid } of processesIn(tree.root)) readOf(() => process.kill(pid, 'SIGKILL'));
      tree.remove();
    },
  };
}
