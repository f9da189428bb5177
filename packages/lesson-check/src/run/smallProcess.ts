/**
 * The program of the small process (processHost.ts): runs the commands that it is sent, and answers
 * how each ended.
 */
import { type Command, runProcess } from './process';
import type { Answer, Message } from './processHost';

const running = new Map<number, AbortController>();

function answer(message: Answer): void {
  process.send?.(message);
}

async function run(id: number, command: Command): Promise<void> {
  const stop = new AbortController();
  running.set(id, stop);
  try {
    answer({ id, result: await runProcess({ ...command, signal: stop.signal }) });
  } catch (error) {
    answer({ id, fault: error instanceof Error ? error.message : String(error) });
  } finally {
    running.delete(id);
  }
}

process.on('message', (message: Message) => {
  if (message.kind === 'run') void run(message.id, message.command);
  else running.get(message.id)?.abort();
});
// Nobody is left to run anything for.
process.on('disconnect', () => {
  for (const stop of running.values()) stop.abort();
  process.exit();
});
