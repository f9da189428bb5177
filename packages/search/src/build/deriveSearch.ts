import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DerivedFile, RenderedPage } from 'docusaurus-plugin-seal';

const worker = path.join(__dirname, 'worker.ts');

/**
 * The search's files, made of the rendered lessons; the seal plugin seals them. Made in a thread of
 * their own, so that the rest of the build need not wait. @throws when no page is a lesson
 */
export function deriveSearch(pages: readonly RenderedPage[]): Promise<readonly DerivedFile[]> {
  return new Promise((resolve, reject) => {
    // A thread begins as plain Node does, and has to be told how TypeScript is read.
    const thread = new Worker(worker, { workerData: pages, execArgv: ['--require', 'tsx/cjs'] });
    thread.once('message', resolve);
    thread.once('error', reject);
    // Says nothing to a promise that is settled.
    thread.once('exit', () => reject(new Error('The search index was not made')));
  });
}
