import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** Children of a script that live until it ends; each runs in a process group of its own so that its children end with it. */
export class ProcessGroup {
  private readonly children = new Set<ChildProcess>();

  /** Starts a command; it ends with the group. */
  start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
    const child = spawn(command, args, { stdio: 'inherit', detached: true, ...options });
    this.children.add(child);
    child.once('exit', () => this.children.delete(child));
    return child;
  }

  /** Asks every child to end, and makes those that have not done so in 5 s. */
  async stop(): Promise<void> {
    await Promise.all([...this.children].map((child) => endGroup(child)));
  }
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    // A negative id is the whole group: npx, the tool and what the tool started.
    process.kill(-child.pid, name);
  } catch (error) {
    // ESRCH: it ended by itself in between, which is what was wanted.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
  signal(child, 'SIGTERM');
  const timer = setTimeout(() => {
    signal(child, 'SIGKILL');
  }, 5_000);
  await ended;
  clearTimeout(timer);
}

/** Waits until `isReady` answers true, asking every 200 ms. @throws when the time is up, or the child ends before. */
export async function waitUntil(
  what: string,
  isReady: () => Promise<boolean>,
  child?: ChildProcess,
  timeoutMs = 180_000,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isReady())) {
    if (child !== undefined && (child.exitCode !== null || child.signalCode !== null)) {
      throw new Error(`${what} avslutades innan det var klart.`);
    }
    if (Date.now() > end)
      throw new Error(`${what} svarade inte inom ${String(timeoutMs / 1000)} sekunder.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Runs `main` with a group that is stopped when it ends, fails, or the script is interrupted (Ctrl+C). Sets the exit code. */
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
