import { rmSync } from 'node:fs';

/**
 * A build that ends before everything is sealed must not leave readable lessons in a folder that
 * can be deployed. Removes the folder when the process ends, unless `finished` was called; works
 * for a failing plugin, a failing link check and Ctrl+C alike.
 */
export function guardUnfinishedBuild(outDir: string): { finished(): void } {
  let done = false;
  process.once('exit', () => {
    if (!done) rmSync(outDir, { recursive: true, force: true });
  });
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => {
      process.exit(code);
    });
  }
  return {
    finished() {
      done = true;
    },
  };
}
