import { parseFromWorker, type FromWorker, type RunRequest, type ToWorker } from './protocol';
import type { SessionEvent, StopReason } from './session';

/** The page's end of a Python worker. */
export interface WorkerEnd {
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** Starts a Python worker. What it says, and that its script cannot be fetched, comes to the two listeners. */
export type OpenWorker = (
  onData: (data: unknown) => void,
  onFault: (message: string) => void,
) => WorkerEnd;

/** Python for a page. One program runs at a time; they share the worker, which takes seconds to start and much memory. */
export interface Engine {
  /** Starts a program, and stops the one that runs. The listener is called until the program has ended somehow. */
  run(request: RunRequest, listener: (event: SessionEvent) => void): void;
  /** A line for this listener's program, which waits for one; null when there is no more input. */
  answer(listener: (event: SessionEvent) => void, line: string | null): void;
  /** Ends the program of this listener, also an endless loop; nothing happens when it is not the one that runs. */
  stop(listener: (event: SessionEvent) => void, reason: StopReason): void;
}

/** @param openWorker is called at the first run, and again after each time that a worker had to be ended */
export function createEngine(openWorker: OpenWorker): Engine {
  let worker: WorkerEnd | undefined;
  let listener: ((event: SessionEvent) => void) | undefined;

  /** A worker cannot be interrupted without SharedArrayBuffer, only ended; the next run starts a new one. */
  function discard(event: SessionEvent): void {
    worker?.terminate();
    worker = undefined;
    const last = listener;
    listener = undefined;
    last?.(event);
  }

  function onMessage(message: FromWorker | undefined): void {
    if (message === undefined) discard({ kind: 'broken', message: 'unknown message' });
    else if (message.kind === 'broken' || message.kind === 'exceeded') discard(message);
    else {
      const current = listener;
      if (message.kind === 'finished') listener = undefined;
      current?.(message);
    }
  }

  function open(): WorkerEnd {
    // An ended worker's last messages may still be on their way.
    const opened = openWorker(
      (data) => {
        if (worker === opened) onMessage(parseFromWorker(data));
      },
      (message) => {
        if (worker === opened) discard({ kind: 'broken', message });
      },
    );
    return opened;
  }

  return {
    run(request, next) {
      if (listener !== undefined) discard({ kind: 'stopped', reason: 'other' });
      listener = next;
      next({ kind: 'loading' });
      worker ??= open();
      worker.postMessage({ kind: 'run', request });
    },
    answer(asked, line) {
      if (listener !== asked) return;
      worker?.postMessage({ kind: 'line', line });
      asked({ kind: 'answered' });
    },
    stop(stopped, reason) {
      if (listener === stopped) discard({ kind: 'stopped', reason });
    },
  };
}
