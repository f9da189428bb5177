import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow, readCheckFile } from '@kurser/lesson-language/source/checkFiles';
import { moduleFolder, runnerPackage } from '@kurser/python-runner/worker/python';
import type { ProcessResult } from './process';
import { runFromSmallProcess } from './processHost';
import { findTool, isMissing } from './tools';
import { asRead, windowsEnvironment } from './windows';

/**
 * A page's own place to work in: its files, and beside them a home folder and build results that no
 * listing shows.
 */
export interface Workshop {
  readonly base: string;
  /** Where the page's files are and programs run. */
  readonly dir: string;
  /** Build results. */
  readonly out: string;
  readonly env: NodeJS.ProcessEnv;
}

const limits = { timeoutMs: 20_000, outputBytes: 1_000_000 };
/**
 * An endless loop is told sooner than a program that waits; nothing in a lesson works for so long.
 */
const programCpuSeconds = 10;
/**
 * Go's first build compiles its standard library too, which takes minutes beside other work on two
 * cores; the limit only ends what hangs.
 */
const toolTimeoutMs = 300_000;
const programMemory = 4 * 2 ** 30;

/** Makes the place and copies the page's `check_files` there. */
export async function openWorkshop(checkFiles: readonly string[]): Promise<Workshop> {
  const base = mkdtempSync(join(tmpdir(), 'lektion-'));
  const workshop = {
    base,
    dir: join(base, 'sida'),
    out: join(base, 'ut'),
    env: await stepEnvironment(base),
  };
  for (const each of [workshop.dir, workshop.out, join(base, 'hem')]) mkdirSync(each);
  addCheckFiles(workshop, checkFiles);
  return workshop;
}

/**
 * Copies files there: a file without its folders, a folder as what lies in it. Texts are as the
 * page has them.
 */
export function addCheckFiles({ dir }: Workshop, checkFiles: readonly string[]): void {
  for (const path of checkFiles) {
    const isFolder = statSync(path).isDirectory();
    cpSync(path, isFolder ? dir : join(dir, basename(path)), { recursive: true });
    for (const { source, path: name } of filesBelow(path)) {
      const content = readCheckFile(source);
      const copy = join(dir, name);
      if (typeof content === 'string' && content !== readFileSync(copy, 'utf8'))
        writeFileSync(copy, content);
    }
  }
}

/** A copy to try something in that must leave no trace. */
export function copyWorkshop({ dir, env }: Workshop): Workshop {
  const base = mkdtempSync(join(tmpdir(), 'lektion-'));
  const copy = {
    base,
    dir: join(base, 'sida'),
    out: join(base, 'ut'),
    env: { ...env, HOME: join(base, 'hem') },
  };
  cpSync(dir, copy.dir, { recursive: true });
  for (const each of [copy.out, join(base, 'hem')]) mkdirSync(each);
  return copy;
}

export function closeWorkshop({ base }: Workshop): void {
  rmSync(base, { recursive: true, force: true });
}

/**
 * Go's library is compiled once for all pages, and every program is linked with it. Optimised, and
 * with what a debugger wants to know, it takes half as long again; what a program does is the same.
 */
const goFlags = "-mod=mod '-gcflags=std=-N -l -dwarf=false' -ldflags=-w";

/** Where the page's Python has what is ours. */
const pageWorker = fileURLToPath(new URL('../../../python-runner/src/worker', import.meta.url));

/** Little of the caller's environment, so that a page gives the same result on every machine. */
async function stepEnvironment(base: string): Promise<NodeJS.ProcessEnv> {
  const python = await findTool('python');
  const first = isMissing(python) ? [] : [dirname(python.command)];
  const home = join(base, 'hem');
  return {
    PATH: [...first, process.env['PATH'] ?? ''].join(delimiter),
    HOME: home,
    TMPDIR: base,
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TZ: 'Europe/Stockholm',
    TERM: 'dumb',
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONIOENCODING: 'utf-8',
    PYTHONHASHSEED: '0',
    // The page's own turtle: the standard one wants a window.
    PYTHONPATH: [join(pageWorker, runnerPackage, moduleFolder), pageWorker].join(delimiter),
    // One thread each: otherwise numpy reserves memory for every core of the machine.
    OPENBLAS_NUM_THREADS: '1',
    GOFLAGS: goFlags,
    GOPROXY: 'off',
    GOTOOLCHAIN: 'local',
    CGO_ENABLED: '0',
    GOCACHE: process.env['LESSONS_GOCACHE'] ?? join(base, 'go'),
    GOPATH: join(home, 'go'),
    ...(existsSync('/usr/bin/prlimit') ? { LESSONS_PRLIMIT: '/usr/bin/prlimit' } : {}),
    ...windowsEnvironment(process.platform, process.env, { base, home }),
  };
}

/** Writes a file of the page, making the folders it needs. */
export function writeFile(workshop: Workshop, name: string, text: string): void {
  const path = join(workshop.dir, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${text}\n`);
}

/** Adds to a file of the page. Answers false when there is none. */
export function appendToFile(workshop: Workshop, name: string, text: string): boolean {
  const path = join(workshop.dir, name);
  if (!existsSync(path)) return false;
  appendFileSync(path, `\n${text}\n`);
  return true;
}

export function hasFile({ dir }: Workshop, name: string): boolean {
  return existsSync(join(dir, name));
}

export function readFile(workshop: Workshop, name: string): string | undefined {
  const path = join(workshop.dir, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

export interface Execution {
  readonly stdin?: string;
  /**
   * Programs of the page have a memory limit; compilers reserve far more than they use and have
   * none. A server outlives the program that asks it, and a session that calls a compiler waits for
   * it.
   */
  readonly kind: 'program' | 'toolSession' | 'compiler' | 'server';
  readonly cwd?: string;
  /** Added to the page's environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * Runs a command in the page's directory. Output names files as the reader would: without the
 * directory.
 */
export async function execute(
  workshop: Workshop,
  [file = '', ...args]: readonly string[],
  { stdin, kind, cwd = workshop.dir, env = {}, signal }: Execution,
): Promise<ProcessResult> {
  const result = await runFromSmallProcess({
    file,
    args,
    cwd,
    env: { ...workshop.env, ...env },
    ...(stdin === undefined ? {} : { stdin }),
    ...(signal === undefined ? {} : { signal }),
    limits: {
      ...limits,
      ...(kind === 'program' ? { cpuSeconds: programCpuSeconds } : { timeoutMs: toolTimeoutMs }),
      ...(kind === 'compiler' ? {} : { memoryBytes: programMemory }),
    },
  });
  const shorten = (text: string) => asRead(text, [cwd, workshop.dir], process.platform);
  return { ...result, stdout: shorten(result.stdout), stderr: shorten(result.stderr) };
}
