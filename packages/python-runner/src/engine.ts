import {
  parseFromWorker,
  type FromWorker,
  type Limits,
  type RunRequest,
  type ToWorker,
} from './protocol';
import type { RunEvent, StopReason } from './programRun';
import { clearAnswer, createShared, setInterrupt, writeAnswer } from './shared';

/**
 * What is shown of a program's output; far more than a lesson needs, far less than a page can
 * carry.
 */
export const pageLimits: Limits = { maxChars: 100_000, maxLines: 2000, maxSeconds: null };

/** For a program and its test together. */
export const testLimits: Limits = { ...pageLimits, maxSeconds: 10 };

/** The page's end of a Python worker. */
export interface WorkerEnd {
  postMessage(message: ToWorker): void;
  terminate(): void;
}

export interface Surroundings {
  /**
   * Starts a Python worker. What it says, and that its script cannot be fetched, comes to the two
   * listeners.
   */
  openWorker(onData: (data: unknown) => void, onFault: (message: string) => void): WorkerEnd;
  /** Memory to share with a worker; null where the browser shares none. */
  createShared(): SharedArrayBuffer | null;
}

export type Listener = (event: RunEvent) => void;

/**
 * Python for a page. One program runs at a time; they share the worker, which takes seconds to
 * start and much memory.
 */
export interface Engine {
  /** Starts Python, so that the first program need not wait for it. */
  prepare(): void;
  /**
   * Starts a program, and stops the one that runs. The listener is called until the program has
   * ended somehow.
   */
  run(request: RunRequest, listener: Listener): void;
  /** A line for this listener's program, which waits for one; null when there is no more input. */
  answer(listener: Listener, line: string | null): void;
  /**
   * Ends the program of this listener, also an endless loop; nothing happens when it is not the one
   * that runs.
   */
  stop(listener: Listener, reason: StopReason): void;
  /**
   * Ends the worker and the program in it, which nobody hears of any more. The next program gets
   * another worker, in which nothing of the last one is left.
   */
  close(): void;
}

/** How long a program may take to obey an interrupt before its worker is ended. */
const obeyMs = 1000;
/** After how long a program without a limit is said to be slow. */
const slowMs = 10_000;

interface Run {
  readonly request: RunRequest;
  readonly listener: Listener;
}

interface OpenWorker {
  readonly end: WorkerEnd;
  readonly shared: SharedArrayBuffer | null;
  /**
   * `loading`: Python is on its way. `stopping`: a program that nobody listens to any more has been
   * interrupted.
   */
  state: 'loading' | 'idle' | 'running' | 'stopping';
}

class PageEngine implements Engine {
  readonly #surroundings: Surroundings;
  #worker: OpenWorker | undefined;
  /** The program that somebody listens to: it runs, or waits for the worker. */
  #run: Run | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  prepare(): void {
    this.#worker ??= this.#open();
  }

  run(request: RunRequest, listener: Listener): void {
    if (this.#run !== undefined) this.#halt('other');
    this.#run = { request, listener };
    listener({ kind: 'loading' });
    this.prepare();
    this.#begin();
  }

  answer(listener: Listener, line: string | null): void {
    const worker = this.#worker;
    if (this.#run?.listener !== listener || worker?.state !== 'running') return;
    if (worker.shared === null) worker.end.postMessage({ kind: 'line', line });
    else writeAnswer(worker.shared, line);
    listener({ kind: 'answered' });
    this.#startClock();
  }

  stop(listener: Listener, reason: StopReason): void {
    if (this.#run?.listener === listener) this.#halt(reason);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#run = undefined;
    this.#worker?.end.terminate();
    this.#worker = undefined;
  }

  #open(): OpenWorker {
    const shared = this.#surroundings.createShared();
    // An ended worker's last messages may still be on their way.
    const end = this.#surroundings.openWorker(
      (data) => {
        if (this.#worker?.end === end) this.#onMessage(parseFromWorker(data));
      },
      (message) => {
        if (this.#worker?.end === end) this.#onBroken(message);
      },
    );
    end.postMessage({ kind: 'open', shared });
    return { end, shared, state: 'loading' };
  }

  /** Hands the waiting program to the worker, if there is one and the worker is free. */
  #begin(): void {
    const worker = this.#worker;
    if (this.#run === undefined || worker?.state !== 'idle') return;
    if (worker.shared !== null) {
      setInterrupt(worker.shared, false);
      clearAnswer(worker.shared);
    }
    worker.state = 'running';
    worker.end.postMessage({ kind: 'run', request: this.#run.request });
    this.#run.listener({ kind: 'started' });
    this.#startClock();
  }

  /** Counts the program's time from now on. */
  #startClock(): void {
    clearTimeout(this.#timer);
    const run = this.#run;
    if (run === undefined) return;
    const { maxSeconds } = run.request.limits;
    this.#timer = setTimeout(
      () => {
        if (maxSeconds === null) run.listener({ kind: 'slow' });
        else this.#halt('time');
      },
      maxSeconds === null ? slowMs : maxSeconds * 1000,
    );
  }

  /** Ends the current program: nobody listens to it from now on, and soon it is gone. */
  #halt(reason: StopReason): void {
    const last = this.#run;
    this.#run = undefined;
    const worker = this.#worker;
    if (worker?.state === 'running') {
      clearTimeout(this.#timer);
      if (worker.shared === null) this.#replace();
      else this.#interrupt(worker, worker.shared);
    }
    last?.listener({ kind: 'stopped', reason });
  }

  /** A program can swallow an interrupt, or sit in code that never looks for one. */
  #interrupt(worker: OpenWorker, shared: SharedArrayBuffer): void {
    worker.state = 'stopping';
    setInterrupt(shared, true);
    this.#timer = setTimeout(() => {
      this.#replace();
    }, obeyMs);
  }

  /** Ends the worker, and starts another at once so that the next program finds Python in place. */
  #replace(): void {
    clearTimeout(this.#timer);
    this.#worker?.end.terminate();
    this.#worker = this.#open();
  }

  #onMessage(message: FromWorker | undefined): void {
    const worker = this.#worker;
    if (worker === undefined) return;
    if (message === undefined) this.#onBroken('unknown message');
    else if (message.kind === 'broken') this.#onBroken(message.message);
    else if (message.kind === 'ready' || message.kind === 'finished') this.#onFree(worker, message);
    else if (worker.state === 'running' && this.#run !== undefined) {
      if (message.kind === 'exceeded') this.#halt('output');
      else {
        if (message.kind === 'ask') clearTimeout(this.#timer);
        this.#run.listener(message);
      }
    }
  }

  /** Python is in place, or has done with a program. */
  #onFree(worker: OpenWorker, message: Extract<FromWorker, { kind: 'ready' | 'finished' }>): void {
    clearTimeout(this.#timer);
    if (message.kind === 'finished' && worker.state === 'running') {
      const last = this.#run;
      this.#run = undefined;
      worker.state = 'idle';
      last?.listener(message);
    } else worker.state = 'idle';
    this.#begin();
  }

  /** What fell over while it loaded is not tried again by itself: there may be no network. */
  #onBroken(message: string): void {
    clearTimeout(this.#timer);
    const wasLoading = this.#worker?.state === 'loading';
    const wasStopping = this.#worker?.state === 'stopping';
    this.#worker?.end.terminate();
    this.#worker = wasLoading ? undefined : this.#open();
    // A program that waits behind one that was being stopped has not begun: it waits on, for the
    // new worker.
    if (wasStopping) return;
    const last = this.#run;
    this.#run = undefined;
    last?.listener({ kind: 'broken', message });
  }
}

/**
 * An engine that opens a worker at the first `prepare` or `run`, and another each time that one had
 * to be ended.
 */
export function createEngine(surroundings: Surroundings): Engine {
  return new PageEngine(surroundings);
}

/**
 * The engine of a page, whose workers are the browser's.
 * @param workerUrl where the site serves the Python worker
 */
export function openPageEngine(workerUrl: string): Engine {
  return createEngine({
    createShared,
    openWorker(onData, onFault) {
      const worker = new Worker(workerUrl, { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<unknown>) => {
        onData(data);
      };
      worker.onerror = ({ message }) => {
        onFault(message);
      };
      return worker;
    },
  });
}
