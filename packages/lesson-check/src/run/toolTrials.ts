/**
 * A tiny piece of each tool's own work: a tool that is there and cannot do it is as good as
 * missing, and is told as that.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Long for a machine that is busy; it only ends what hangs. */
const timeout = 60_000;

/** What a tool says is compared, so it must not speak the user's language. */
const inEnglish = (): NodeJS.ProcessEnv => ({ ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' });

/** What a command prints, or undefined when it is not there or fails. */
export async function ask(
  command: string,
  args: readonly string[],
  { input = '', cwd }: { readonly input?: string; readonly cwd?: string } = {},
): Promise<string | undefined> {
  try {
    const running = run(command, [...args], { timeout, cwd, env: inEnglish() });
    // A program that ends without reading closes the pipe.
    running.child.stdin?.on('error', () => undefined);
    running.child.stdin?.end(input);
    const { stdout, stderr } = await running;
    return (stdout + stderr).trim();
  } catch {
    return undefined;
  }
}

/** Whether a tool does its work in an empty folder. */
export type Trial = (command: string, folder: string) => Promise<boolean>;

const program =
  'int twice(int n) { return 2 * n; }\nint main(void) { return twice(21) == 42 ? 0 : 1; }\n';

async function compileC(gcc: string, folder: string): Promise<boolean> {
  const compiled = await ask(gcc, ['-g', '-O0', '-x', 'c', '-o', 'prov', '-'], {
    input: program,
    cwd: folder,
  });
  return compiled !== undefined && (await ask(join(folder, 'prov'), [])) !== undefined;
}

/**
 * Stops, reads, calls a function and goes on. Some containers forbid tracing; some processors have
 * registers that an older gdb cannot write.
 */
async function debug(gdb: string, folder: string): Promise<boolean> {
  if (!(await compileC('gcc', folder))) {
    const ran = await ask(gdb, ['-q', '-nx', '-batch', '-ex', 'run', '/bin/true']);
    return ran?.includes('exited normally') === true;
  }
  const commands = ['break twice', 'run', 'print n', 'delete', 'print twice(4)', 'continue'];
  const args = commands.flatMap((command) => ['-ex', command]);
  const said = await ask(gdb, ['-q', '-nx', '-batch', ...args, './prov'], { cwd: folder });
  return ['$1 = 21', '$2 = 8', 'exited normally'].every((part) => said?.includes(part) === true);
}

async function fetchPage(curl: string): Promise<boolean> {
  const server = createServer((_, response) => response.end('hej'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const said = await ask(curl, ['--silent', `http://127.0.0.1:${String(port)}/`]);
  server.close();
  return said === 'hej';
}

async function writeAndAsk(
  folder: string,
  [name, text]: readonly [string, string],
  command: string,
  args: readonly string[],
): Promise<string | undefined> {
  await writeFile(join(folder, name), text);
  return ask(command, args, { cwd: folder });
}

const traces: Trial = async (command, folder) =>
  (await ask(command, ['-o', 'spår', '/bin/true'], { cwd: folder })) !== undefined;

/** The trial of each tool that has one; the others are tried where they are found. */
export const trials = {
  gcc: compileC,
  rustc: async (rustc, folder) => {
    const source = ['prov.rs', 'fn main() {}\n'] as const;
    const args = ['--edition', '2024', '--emit', 'metadata', 'prov.rs'];
    return (await writeAndAsk(folder, source, rustc, args)) !== undefined;
  },
  clippy: async (clippy, folder) => {
    const source = ['prov.rs', 'fn main() {}\n'] as const;
    const args = ['--edition', '2024', '--emit', 'metadata', 'prov.rs'];
    return (await writeAndAsk(folder, source, clippy, args)) !== undefined;
  },
  // No more than the compiler itself: to link a program, Go first compiles its library, which takes
  // minutes.
  go: async (go, folder) => {
    const source = ['prov.go', 'package prov\n\nfunc Twice(n int) int { return 2 * n }\n'] as const;
    const args = ['tool', 'compile', '-p', 'prov', '-o', 'prov.o', 'prov.go'];
    return (await writeAndAsk(folder, source, go, args)) !== undefined;
  },
  gofmt: async (gofmt) => (await ask(gofmt, [], { input: 'package  prov\n' })) === 'package prov',
  bash: async (bash) => (await ask(bash, ['-c', 'echo $((6 * 7))'])) === '42',
  shellcheck: async (shellcheck) =>
    (await ask(shellcheck, ['-'], { input: '#!/bin/bash\necho hej\n' })) === '',
  curl: fetchPage,
  gdb: debug,
  git: async (git, folder) => (await ask(git, ['init', '--quiet'], { cwd: folder })) !== undefined,
  file: async (file) =>
    (await ask(file, ['-b', '-'], { input: 'hej\n' }))?.includes('text') === true,
  xxd: async (xxd) => (await ask(xxd, ['-p'], { input: 'hej' })) === '68656a',
  strace: traces,
  ltrace: traces,
  binutils: async (objdump) => {
    const said = await Promise.all([
      ask(objdump, ['-f', '/bin/true']),
      ask('nm', ['-D', '/bin/true']),
      ask('strings', ['/bin/true']),
    ]);
    return said.every((each) => each !== undefined);
  },
} as const satisfies Readonly<Record<string, Trial>>;

/** Whether the tool does its piece of work. */
export async function passes(trial: Trial, command: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'verktygsprov-'));
  try {
    return await trial(command, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
