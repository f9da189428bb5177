import { createEngine, type Engine } from './engine';
import type { Limits } from './protocol';
import { createShared } from './shared';

/**
 * What is shown of a program's output; far more than a lesson needs, far less than a page can
 * carry.
 */
export const pageLimits: Limits = { maxChars: 100_000, maxLines: 2000, maxSeconds: null };

/** For a program and its test together. */
export const testLimits: Limits = { ...pageLimits, maxSeconds: 10 };

/** @param workerUrl where the site serves the Python worker */
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
