import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Command, ProcessResult } from './process';

/** What the small process is told. */
export type Message =
  | { readonly kind: 'run'; readonly id: number; readonly command: Omit<Command, 'signal'> }
  | { readonly kind: 'end'; readonly id: number };

/** What it answers: how a command ended, or why it could not be started. */
export type Answer =
  | { readonly id: number; readonly result: ProcessResult }
  | { readonly id: number; readonly fault: string };

interface Waiting {
  readonly resolve: (result: ProcessResult) => void;
  readonly reject: (error: Error) => void;
}

class ProcessHost {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor() {
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const program = fileURLToPath(new URL('./smallProcess.ts', import.meta.url));
    this.#child = fork(program, { execArgv: ['--import', tsx] });
    this.#child.on('message', (answer: Answer) => {
      this.#settle(answer);
    });
    this.#child.on('exit', () => {
      this.#rejectAll('the process that runs the commands has ended');
    });
    this.#child.on('error', ({ message }) => {
      this.#rejectAll(`the process that runs the commands: ${message}`);
    });
    this.#rest();
  }

  run({ signal, ...command }: Command): Promise<ProcessResult> {
    const id = ++this.#last;
    const send = (message: Message) => this.#child.send(message);
    const end = () => send({ kind: 'end', id });
    return new Promise<ProcessResult>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child.ref();
      this.#child.channel?.ref();
      send({ kind: 'run', id, command });
      if (signal?.aborted === true) end();
      signal?.addEventListener('abort', end);
    }).finally(() => {
      signal?.removeEventListener('abort', end);
      if (this.#waiting.size === 0) this.#rest();
    });
  }

  #rejectAll(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('result' in answer) waiting?.resolve(answer.result);
    else waiting?.reject(new Error(answer.fault));
  }

  /** With nothing to wait for it keeps nobody from ending, and ends with them. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}

let host: ProcessHost | undefined;

/**
 * Runs a command as `runProcess` does, from a small process that lives as long as this one. To
 * start a program, the system copies the tables of all memory that the starter has, and the check
 * has dictionaries, parsers and Pyodide: four times the work of starting it from here.
 */
export function runFromSmallProcess(command: Command): Promise<ProcessResult> {
  host ??= new ProcessHost();
  return host.run(command);
}
