import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** What is said of a program that cannot be started: it is not there, or may not be run. */
const notStarted = (command: string, { message }: Error): string =>
  `${command} gick inte att starta: ${message}`;

/**
 * Children of a script that live until it ends; each runs in a process group of its own so that its
 * children end with it.
 */
export class ProcessGroup {
  private readonly children = new Set<ChildProcess>();
  private readonly isWindows: boolean;

  /** @param platform the system that it runs on */
  constructor(platform: NodeJS.Platform = process.platform) {
    this.isWindows = platform === 'win32';
  }

  /**
   * Starts a command; it ends with the group. One that cannot be started is told of on the screen,
   * and has no `pid`.
   */
  start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
    // On Windows a process group would be a window of its own; there `taskkill` finds the children.
    const child = spawn(command, args, { stdio: 'inherit', detached: !this.isWindows, ...options });
    this.children.add(child);
    child.once('exit', () => this.children.delete(child));
    child.once('error', (error) => {
      this.children.delete(child);
      console.error(notStarted(command, error));
    });
    return child;
  }

  /** Asks every child to end, and makes those that have not done so in 5 s. */
  async stop(): Promise<void> {
    await Promise.all([...this.children].map((child) => endGroup(child, this.isWindows)));
  }
}

function signal(pid: number, name: NodeJS.Signals, isWindows: boolean): void {
  if (isWindows) {
    // It may have ended by itself; `taskkill` is then refused, and that is all.
    spawn('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' }).once(
      'error',
      (error) => {
        console.error(notStarted('taskkill', error));
      },
    );
    return;
  }
  try {
    // A negative id is the whole group: the tool and what the tool started.
    process.kill(-pid, name);
  } catch (error) {
    // ESRCH: it ended by itself in between, which is what was wanted.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** True for one that never started, too. */
const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null;

async function endGroup(child: ChildProcess, isWindows: boolean): Promise<void> {
  const { pid } = child;
  if (pid === undefined || hasEnded(child)) return;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
  signal(pid, 'SIGTERM', isWindows);
  const timer = setTimeout(() => {
    signal(pid, 'SIGKILL', isWindows);
  }, 5_000);
  await ended;
  clearTimeout(timer);
}

/** The code that a child ends with; 1 when it never started or was ended by a signal. */
export async function exitCodeOf(child: ChildProcess): Promise<number> {
  if (hasEnded(child)) return child.exitCode ?? 1;
  return new Promise((resolve) => {
    child.once('error', () => {
      resolve(1);
    });
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}

/**
 * Waits until `isReady` returns true, asking every 200 ms.
 * @throws when the time is up, or the child ends before.
 */
export async function waitUntil(
  what: string,
  isReady: () => Promise<boolean>,
  child?: ChildProcess,
  timeoutMs = 180_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isReady())) {
    if (child !== undefined && hasEnded(child)) {
      throw new Error(`${what} avslutades innan det var klart.`);
    }
    if (Date.now() > end)
      throw new Error(`${what} svarade inte inom ${String(timeoutMs / 1000)} sekunder.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * Runs `main` with a group that is stopped when it ends, fails, or the script is interrupted
 * (Ctrl+C). Sets the exit code.
 */
export async function withProcesses(main: (group: ProcessGroup) => Promise<number>): Promise<void> {
  const group = new ProcessGroup();
  let stopping = false;
  const stopAndExit = (code: number): void => {
    if (stopping) return;
    stopping = true;
    group.stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      stopAndExit(130);
    });
  }
  try {
    stopAndExit(await main(group));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    stopAndExit(1);
  }
}
