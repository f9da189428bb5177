import { type ChildProcess, spawn } from 'node:child_process';
import { endedId, groupOptions } from './windows';

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly stdin?: string;
  readonly limits: Limits;
  /** Ends the program, with everything it started, when it is no longer needed. */
  readonly signal?: AbortSignal;
}

export interface Limits {
  readonly timeoutMs: number;
  readonly outputBytes: number;
  /** Address space; only enforced where util-linux' `prlimit` is. */
  readonly memoryBytes?: number;
  /**
   * Time on the processor, which a busy machine does not shorten; only enforced where `prlimit` is.
   */
  readonly cpuSeconds?: number;
}

export interface ProcessResult {
  /** The exit code, or the name of the signal. */
  readonly exit: number | string;
  readonly stdout: string;
  readonly stderr: string;
  /** Which limit stopped it, in Swedish. */
  readonly stopped?: string;
}

/**
 * Runs a command to its end or to a limit; everything it started is ended with it. Throws when the
 * file cannot be started.
 */
export function runProcess(command: Command): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const [file = '', ...args] = withMemoryLimit(command);
    const child = spawn(file, args, {
      cwd: command.cwd,
      env: command.env,
      ...groupOptions(process.platform),
    });
    const { outputBytes, timeoutMs } = command.limits;
    let stopped: string | undefined;
    const stop = (limit: string) => {
      stopped ??= limit;
      endGroup(child);
    };
    const timer = setTimeout(stop, timeoutMs, `${String(timeoutMs / 1000)} sekunder`);
    const output = collectOutput(child, outputBytes, () => {
      stop(`${String(Math.round(outputBytes / 1e6))} MB utskrift`);
    });
    const end = () => {
      endGroup(child);
    };
    if (command.signal?.aborted === true) end();
    command.signal?.addEventListener('abort', end);
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      command.signal?.removeEventListener('abort', end);
      endGroup(child);
    });
    child.on('close', (code, signal) => {
      // The system's word that a program has used its time; 128 + 24 where a shell passes it on.
      const isOverTime = signal === 'SIGXCPU' || code === 152;
      if (isOverTime && command.limits.cpuSeconds !== undefined)
        stopped ??= `${String(command.limits.cpuSeconds)} sekunder`;
      resolve({
        exit: code ?? signal ?? 1,
        ...output(),
        ...(stopped === undefined ? {} : { stopped }),
      });
    });
    // A program that does not read its input closes the pipe; that is no fault.
    child.stdin.on('error', () => undefined);
    child.stdin.end(command.stdin ?? '');
  });
}

function withMemoryLimit({ file, args, limits, env }: Command): string[] {
  if (limits.memoryBytes === undefined || env['LESSONS_PRLIMIT'] === undefined)
    return [file, ...args];
  return [
    env['LESSONS_PRLIMIT'],
    `--as=${String(limits.memoryBytes)}`,
    '--core=0',
    ...(limits.cpuSeconds === undefined
      ? []
      : [`--cpu=${String(limits.cpuSeconds)}:${String(limits.cpuSeconds + 1)}`]),
    '--',
    file,
    ...args,
  ];
}

function collectOutput(child: ReturnType<typeof spawn>, maxBytes: number, onOverflow: () => void) {
  const chunks: Record<'stdout' | 'stderr', Buffer[]> = { stdout: [], stderr: [] };
  let bytes = 0;
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) onOverflow();
      else chunks[name].push(chunk);
    });
  }
  const text = (name: 'stdout' | 'stderr') => Buffer.concat(chunks[name]).toString('utf8');
  return () => ({ stdout: text('stdout'), stderr: text('stderr') });
}

/** The child leads its own process group, so its children end too. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(endedId(process.platform, child.pid), 'SIGKILL');
  } catch {
    // The group is already gone.
  }
}
