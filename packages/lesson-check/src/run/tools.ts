import { dirname, join } from 'node:path';
import type { SkipCause } from '../finding';
import { ask, passes, trials } from './toolTrials';
import { findVersion, isAtLeast } from './version';
import { hasOwnBash, pythonNames } from './windows';

/**
 * A program the check runs, or something else of the machine that lessons show. `needed` is what a
 * report says when it is missing.
 */
const needed = {
  python: 'Python 3.11 eller senare',
  numpy: 'numpy till Python',
  pytest: 'pytest till Python',
  gcc: 'gcc',
  rustc: 'rustc 1.85 eller senare',
  clippy: 'clippy till Rust',
  go: 'go',
  gofmt: 'gofmt',
  bash: 'bash',
  shellcheck: 'shellcheck',
  curl: 'curl',
  gdb: 'gdb',
  git: 'git',
  file: 'file',
  xxd: 'xxd',
  strace: 'strace',
  ltrace: 'ltrace',
  binutils: 'binutils (objdump, strings och nm)',
  'x86-64': 'en processor av slaget x86-64',
  gdscript: 'tree-sitter och tree-sitter-gdscript för den här datorn',
} as const;

export type ToolName = keyof typeof needed;

export const toolNames = Object.keys(needed) as readonly ToolName[];

export interface Tool {
  /** Absolute or resolved through PATH; the module's own name for what is no program. */
  readonly command: string;
  readonly version: string;
}

export interface MissingTool {
  readonly missing: string;
  /** Whether it is there all the same, and cannot do its work. */
  readonly isThere: boolean;
}

/** What a report says of it. */
export function lackText({ missing, isThere }: MissingTool): string {
  return isThere ? `${missing} finns men fungerar inte på den här datorn` : `${missing} saknas`;
}

/** Why what needs it is skipped. */
export const skipCauseOf = ({ isThere }: MissingTool): SkipCause => (isThere ? 'machine' : 'tool');

export function isMissing(tool: Tool | MissingTool): tool is MissingTool {
  return 'missing' in tool;
}

/** The tool as it is found; `broken` for what is there and is seen at once to fail. */
const finders: Readonly<Record<ToolName, () => Promise<Tool | 'broken' | undefined>>> = {
  python: findPython,
  numpy: () => findModule('numpy'),
  pytest: () => findModule('pytest'),
  gcc: () => findByVersion('gcc', '--version'),
  rustc: findRustc,
  clippy: findClippy,
  go: findGo,
  gofmt: async () => {
    const root = await ask('go', ['env', 'GOROOT']);
    return root === undefined ? undefined : { command: join(root, 'bin', 'gofmt'), version: root };
  },
  bash: async () => (hasOwnBash(process.platform) ? findByVersion('bash', '--version') : undefined),
  shellcheck: () => findByVersion('shellcheck', '--version'),
  curl: () => findByVersion('curl', '--version'),
  gdb: () => findByVersion('gdb', '--version'),
  git: () => findByVersion('git', '--version'),
  file: () => findByVersion('file', '--version'),
  xxd: async () => {
    // It says when it was made, which is no dotted number.
    const version = await ask('xxd', ['--version']);
    return version === undefined ? undefined : { command: 'xxd', version };
  },
  strace: () => findByVersion('strace', '--version'),
  ltrace: () => findByVersion('ltrace', '--version'),
  binutils: () => findByVersion('objdump', '--version'),
  'x86-64': findX86,
  gdscript: findGdscript,
};

interface Searches {
  readonly tools: Map<ToolName, Promise<Tool | MissingTool>>;
  python: Promise<Python | undefined> | undefined;
}

const searchesByPath = new Map<string, Searches>();

/** What has been looked for along the PATH as it is now. */
function searches(): Searches {
  const path = process.env['PATH'] ?? '';
  const known = searchesByPath.get(path);
  if (known !== undefined) return known;
  const empty: Searches = { tools: new Map(), python: undefined };
  searchesByPath.set(path, empty);
  return empty;
}

/** The tool, looked for once along each PATH; what is missing says what is needed. */
export function findTool(name: ToolName): Promise<Tool | MissingTool> {
  const { tools } = searches();
  const known = tools.get(name);
  if (known !== undefined) return known;
  const search = searchFor(name);
  tools.set(name, search);
  return search;
}

async function searchFor(name: ToolName): Promise<Tool | MissingTool> {
  const tool = await finders[name]();
  if (tool === undefined) return { missing: needed[name], isThere: false };
  if (tool === 'broken') return { missing: needed[name], isThere: true };
  const trial = name in trials ? trials[name as keyof typeof trials] : undefined;
  if (trial === undefined || (await passes(trial, tool.command))) return tool;
  return { missing: needed[name], isThere: true };
}

async function findByVersion(command: string, ...args: string[]): Promise<Tool | undefined> {
  const version = findVersion((await ask(command, args)) ?? '');
  return version === undefined ? undefined : { command, version };
}

/** Where Python looks for a module without loading it: numpy alone takes a tenth of a second. */
const describePython =
  'import sys, importlib.util as u; print(sys.executable, ".".join(map(str, sys.version_info[:3])), *[m for m in ("numpy", "pytest") if u.find_spec(m)], sep="\\n")';

interface Python extends Tool {
  readonly modules: readonly string[];
}

/**
 * The first Python with both numpy and pytest, else the first that is new enough. The real program,
 * not a version manager's shim.
 */
function findPython(): Promise<Python | undefined> {
  const known = searches();
  known.python ??= Promise.all(pythonNames(process.platform).map(examinePython)).then((all) => {
    const usable = all.filter((each) => each !== undefined);
    return usable.find((each) => each.modules.length === 2) ?? usable[0];
  });
  return known.python;
}

async function examinePython(candidate: string): Promise<Python | undefined> {
  const [command, version, ...modules] = (
    (await ask(candidate, ['-c', describePython])) ?? ''
  ).split(/\r?\n/);
  if (command === undefined || version === undefined || !isAtLeast(version, '3.11'))
    return undefined;
  return { command, version, modules };
}

async function findModule(name: string): Promise<Tool | 'broken' | undefined> {
  const python = await findPython();
  if (python?.modules.includes(name) !== true) return undefined;
  const loads = await ask(python.command, ['-c', `import ${name}`]);
  return loads === undefined ? 'broken' : { command: name, version: python.version };
}

/**
 * Edition 2024 came with 1.85. Asking for the sysroot steps past rustup's shim, which costs time at
 * every start.
 */
async function findRustc(): Promise<Tool | undefined> {
  const [version, sysroot] = await Promise.all([
    ask('rustc', ['--version']),
    ask('rustc', ['--print', 'sysroot']),
  ]);
  const number = findVersion(version ?? '');
  if (number === undefined || sysroot === undefined || !isAtLeast(number, '1.85')) return undefined;
  return { command: join(sysroot, 'bin', 'rustc'), version: number };
}

/**
 * The driver takes one file, as rustc does, and lies beside it; `cargo clippy` would want a project
 * around the file.
 */
async function findClippy(): Promise<Tool | undefined> {
  const rustc = await findRustc();
  const version = findVersion((await ask('clippy-driver', ['--version'])) ?? '');
  if (rustc === undefined || version === undefined) return undefined;
  return { command: join(dirname(rustc.command), 'clippy-driver'), version };
}

async function findGo(): Promise<Tool | undefined> {
  const version = findVersion((await ask('go', ['version'])) ?? '');
  return version === undefined ? undefined : { command: 'go', version };
}

/**
 * The processor that programs are compiled for, which is what lessons on machine code show; where
 * nothing is compiled, the one that Node runs on.
 */
async function findX86(): Promise<Tool | undefined> {
  const compiledFor = await ask('gcc', ['-dumpmachine']);
  const version = compiledFor ?? (process.arch === 'x64' ? 'x86_64' : process.arch);
  return version.startsWith('x86_64') ? { command: 'gcc', version } : undefined;
}

async function findGdscript(): Promise<Tool | undefined> {
  try {
    const { default: Parser } = await import('tree-sitter');
    const { default: grammar } = await import('tree-sitter-gdscript');
    const parser = new Parser();
    parser.setLanguage(grammar);
    parser.parse('extends Node\n');
    return { command: 'tree-sitter-gdscript', version: '6' };
  } catch {
    return undefined;
  }
}
