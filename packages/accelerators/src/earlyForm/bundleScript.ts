import { build } from 'esbuild';

/**
 * A TypeScript file with all that it imports as one small script for a page's head: run at once,
 * leaving no name behind. The same sources give the same text.
 * @throws when it cannot be bundled, and when the text would end the element that it stands in
 */
export async function bundleScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    // What goes wrong is thrown.
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`${file}: the bundler gave nothing`);
  return output.text.trim();
}
