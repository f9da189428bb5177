import type { FromWorker, RunRequest, ToWorker, Wanted } from '../protocol';
import { interruptByte, waitForAnswer } from '../shared';
import type { Ask, Pyodide, Python } from './python';

/** Python once it is in place. */
export interface Loaded {
  readonly python: Python;
  readonly pyodide: Pyodide;
}

/** As it is sent: the page reads recordings, drawings and boards where they come in. */
export type WorkerMessage =
  | Exclude<FromWorker, { kind: 'recorded' | 'drawn' | 'board' }>
  | { readonly kind: 'recorded'; readonly recording: unknown }
  | { readonly kind: 'drawn'; readonly commands: unknown }
  | { readonly kind: 'board'; readonly board: unknown };

/** The worker's own end: what it is told, in order, and what it says. */
interface Port {
  post(message: WorkerMessage): void;
  listen(listener: (message: ToWorker) => void): void;
}

class Server {
  readonly #port: Port;
  readonly #load: () => Promise<Loaded>;
  #loaded: Promise<Loaded> | undefined;
  #shared: SharedArrayBuffer | null = null;
  #answer: ((line: string | null) => void) | undefined;

  constructor(port: Port, load: () => Promise<Loaded>) {
    this.#port = port;
    this.#load = load;
  }

  async receive(message: ToWorker): Promise<void> {
    switch (message.kind) {
      case 'open':
        await this.#open(message.shared);
        break;
      case 'run':
        await this.#run(message.request);
        break;
      case 'line':
        this.#answer?.(message.line);
        this.#answer = undefined;
    }
  }

  async #open(shared: SharedArrayBuffer | null): Promise<void> {
    this.#shared = shared;
    this.#loaded = this.#load();
    const { pyodide } = await this.#loaded;
    if (shared !== null) pyodide.setInterruptBuffer(interruptByte(shared));
    this.#port.post({ kind: 'ready' });
  }

  async #run(request: RunRequest): Promise<void> {
    if (this.#loaded === undefined) throw new Error('asked to run before open');
    const { python, pyodide } = await this.#loaded;
    const finished = await python.run(request, this.#askFor(request, pyodide), {
      write: (stream, text) => {
        this.#port.post({ kind: 'output', stream, text });
      },
      exceeded: () => {
        this.#port.post({ kind: 'exceeded' });
      },
      recorded: (recording) => {
        this.#port.post({ kind: 'recorded', recording });
      },
      drawn: (commands) => {
        this.#port.post({ kind: 'drawn', commands });
      },
      shown: (board) => {
        this.#port.post({ kind: 'board', board });
      },
    });
    this.#port.post(finished);
    python.collect();
  }

  #askFor({ input }: RunRequest, pyodide: Pyodide): Ask {
    if (input.kind === 'lines') {
      const left = [...input.lines];
      return { kind: 'blocking', next: () => left.shift() };
    }
    const shared = this.#shared;
    if (shared === null) return { kind: 'suspending', next: (wanted) => this.#nextLine(wanted) };
    return {
      kind: 'blocking',
      next: (wanted = 'line') => {
        this.#port.post({ kind: 'ask', wanted });
        return waitForAnswer(shared, () => {
          pyodide.checkInterrupt();
        });
      },
    };
  }

  #nextLine(wanted: Wanted = 'line'): Promise<string | undefined> {
    this.#port.post({ kind: 'ask', wanted });
    return new Promise((resolve) => {
      this.#answer = (line) => {
        resolve(line ?? undefined);
      };
    });
  }
}

/**
 * Answers the page's messages for as long as the worker lives. Failures on the way are reported as
 * `broken`.
 */
export function serve(port: Port, load: () => Promise<Loaded>): void {
  const server = new Server(port, load);
  port.listen((message) => {
    server.receive(message).catch((error: unknown) => {
      port.post({ kind: 'broken', message: String(error) });
    });
  });
}
