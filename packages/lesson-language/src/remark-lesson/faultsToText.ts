import { relative } from 'node:path';
import type { PageFault } from '../source/mdxFault';

/** Where a page comes from: the part of a VFile that is used here. */
export interface PageFile {
  readonly cwd: string;
  readonly path: string;
}

/**
 * `file:line  what is wrong  what would be right`, a line for each fault, as the lesson check
 * writes them.
 */
export function faultsToText({ cwd, path }: PageFile, faults: readonly PageFault[]): string {
  const file = relative(cwd, path).replaceAll('\\', '/');
  return [...faults]
    .sort((a, b) => a.line - b.line)
    .map(({ line, problem, remedy }) => `${file}:${String(line)}  ${problem}  ${remedy}`)
    .join('\n');
}
