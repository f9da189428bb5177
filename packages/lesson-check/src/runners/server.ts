import { writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Complaint } from '../plan/judge';
import type { ProcessResult } from '../run/process';
import { execute, type Workshop } from '../run/workshop';

/** The address in lessons, the one the reader's server has when nothing else is said. */
const shownAddress = 'localhost:8080';

interface Patience {
  /** Until the server accepts connections. */
  readonly startMs: number;
  /** Until curl has the whole answer. */
  readonly answerMs: number;
}

/**
 * Starts the page's server, takes up `work` once the server accepts connections, and ends it. The
 * server gets a free port of this machine in `PORT`; curl is told that the lesson's address leads
 * there. Returns what `work` complains of, or what is wrong with the server: it ended by
 * itself, or took no connection in time.
 */
export async function withServer(
  command: string,
  workshop: Workshop,
  work: () => Promise<Complaint[]>,
  { startMs, answerMs }: Patience = { startMs: 10_000, answerMs: 5000 },
): Promise<Complaint[]> {
  const port = await findFreePort();
  writeCurlSettings(workshop, port, answerMs);
  const stop = new AbortController();
  const server = { running: true };
  const end = execute(workshop, ['bash', '-c', `exec ${command}`], {
    kind: 'server',
    env: { PORT: String(port) },
    signal: stop.signal,
  }).finally(() => (server.running = false));
  try {
    const deadline = Date.now() + startMs;
    while (!(await accepts(port))) {
      if (!server.running) return [endedByItself(command, await end)];
      if (Date.now() > deadline) return [neverUp(command, startMs)];
      await pause(20);
    }
    const complaints = await work();
    // A server on its way down may still take a connection; how it ended cannot be mistaken.
    stop.abort();
    const ended = await end;
    return ended.exit === 'SIGKILL' ? complaints : [endedByItself(command, ended)];
  } finally {
    stop.abort();
    await end;
  }
}

/** A port that nothing listened on a moment ago. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port'));
        else resolve(address.port);
      });
    });
  });
}

/** Without a progress bar, as in a terminal, and with an end to the waiting. */
function writeCurlSettings({ env }: Workshop, port: number, answerMs: number): void {
  const settings = [
    'silent',
    'show-error',
    `max-time = ${String(answerMs / 1000)}`,
    `connect-to = "${shownAddress}:127.0.0.1:${String(port)}"`,
  ];
  writeFileSync(join(env['HOME'] ?? '', '.curlrc'), `${settings.join('\n')}\n`);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => {
      resolve(false);
    });
  });
}

function endedByItself(command: string, { exit, stdout, stderr }: ProcessResult): Complaint {
  return {
    problem: `servern ${command} avslutades av sig själv (${String(exit)})`,
    expected: 'en server som svarar tills sessionen är slut',
    details: stdout + stderr,
  };
}

function neverUp(command: string, startMs: number): Complaint {
  return {
    problem: `servern ${command} tar inte emot anslutningar inom ${String(startMs / 1000)} sekunder`,
    expected: 'en server som lyssnar på 127.0.0.1 och porten i PORT',
  };
}
