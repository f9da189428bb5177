/**
 * Loaded into a build with `node --import`: leaves in the file PEAK_FILE how much memory the build
 * had at most, in kilobytes.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const file = process.env.PEAK_FILE;
// Threads of the build load this too; what they take is counted in the whole.
if (isMainThread && file !== undefined)
  process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
