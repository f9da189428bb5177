/** The thread that makes the search's files, for deriveSearch. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderedPage } from 'docusaurus-plugin-seal';
import { searchFiles } from './searchFiles';

// Given by deriveSearch, so its shape is known.
parentPort?.postMessage(searchFiles(workerData as readonly RenderedPage[]));
