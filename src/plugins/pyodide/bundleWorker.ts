import { build } from 'esbuild';

/**
 * A worker with all that it imports as one module that a browser runs as it is. The same sources give the same text. What is imported by a
 * name that only the running program knows, as Pyodide is, stays an import.
 * @throws when it cannot be bundled
 */
export async function bundleWorker(
  file: string,
  platform: 'browser' | 'node' = 'browser',
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    platform,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    // What goes wrong is thrown.
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`${file}: the bundler gave nothing`);
  return output.text;
}
