import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { workerAddress } from '@kurser/offline/mark';
import { publicDirectory } from '../publicFiles';
import { bundleWorker } from '../pyodide/bundleWorker';

/**
 * Serves the worker of who keeps courses on the device: a plain public file at the root, since it
 * answers for all pages. Nobody else fetches it.
 */
export default function offlineWorkerPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'offline-worker',
    async loadContent() {
      const worker = await bundleWorker(join(siteDir, 'packages/offline/src/worker/worker.ts'));
      await mkdir(join(siteDir, publicDirectory), { recursive: true });
      await writeFile(join(siteDir, publicDirectory, workerAddress), worker);
    },
  };
}
