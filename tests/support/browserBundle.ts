import { build } from 'esbuild';
import { sdkInternals } from '@kurser/platform/sdkInternals';

/**
 * A TypeScript module with all it imports as one script that puts its exports on
 * `window[globalName]`. For tests of code that has no page of its own.
 */
export async function bundleForBrowser(entry: string, globalName: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName,
    platform: 'browser',
    target: 'es2022',
    alias: sdkInternals('browser'),
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error(`esbuild made nothing of ${entry}`);
  return script.text;
}
