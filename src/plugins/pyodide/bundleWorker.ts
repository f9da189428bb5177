import { build } from 'esbuild';

interface BundleOptions {
  readonly platform?: 'browser' | 'node';
  /** Texts that the source declares and the build puts in, by name. */
  readonly constants?: Readonly<Record<string, string>>;
}

/**
 * A worker with all that it imports as one module that a browser runs as it is. The same sources
 * give the same text. What is imported by a name that only the running program knows, as Pyodide
 * is, stays an import.
 * @throws when it cannot be bundled
 */
export async function bundleWorker(
  file: string,
  { platform = 'browser', constants = {} }: BundleOptions = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    platform,
    define: Object.fromEntries(
      Object.entries(constants).map(([name, text]) => [name, JSON.stringify(text)]),
    ),
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
