/**
 * `tsx scripts/formatting.ts [files]`: whether files, or all of the project's, are as Prettier
 * writes them, a line in Swedish for each that is not.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { check, getFileInfo, resolveConfig } from 'prettier';
import { programOf } from './lib/packageTools';
import { runCommand } from './lib/steps';

/**
 * What is wrong with a file's form; undefined for one that is as it should be, or that Prettier
 * leaves alone.
 */
async function faultOf(file: string): Promise<string | undefined> {
  const { ignored, inferredParser } = await getFileInfo(file, { ignorePath: '.prettierignore' });
  if (ignored || inferredParser === null) return undefined;
  try {
    const text = await readFile(file, 'utf8');
    const isFormatted = await check(text, { ...(await resolveConfig(file)), filepath: file });
    return isFormatted
      ? undefined
      : `${file}:1  filen är inte formaterad  npx prettier --write ${JSON.stringify(file)}`;
  } catch (error) {
    const { loc } = error as { readonly loc?: { readonly start?: { readonly line?: number } } };
    const [what] = String(error).split('\n');
    return `${file}:${String(loc?.start?.line ?? 1)}  filen går inte att läsa: ${what ?? ''}  rätta felet på raden`;
  }
}

/**
 * Every file that Prettier itself has something to say of: a name for one that it would write
 * otherwise, and an error, which begins with the name, for one that it cannot read.
 * @throws an Error with what it says when it says nothing of a file
 */
async function findFaulty(): Promise<readonly string[]> {
  const program = programOf('prettier', path.resolve(__dirname, '../node_modules'));
  const args = [program, '--no-color', '--list-different', '.'];
  const { code, output } = await runCommand(process.execPath, args, { output: 'held' });
  const files = output.split('\n').flatMap((line) => {
    const isSaid = /^\[(?:error|warn)\] /.test(line);
    return isSaid ? (/^\[error\] (\S.*?): \w*Error/.exec(line)?.[1] ?? []) : line.trim() || [];
  });
  if (code !== 0 && files.length === 0) throw new Error(output);
  return files;
}

async function main(named: readonly string[]): Promise<number> {
  const files = named.length > 0 ? named : await findFaulty();
  const faults = (await Promise.all(files.map(faultOf))).filter((fault) => fault !== undefined);
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
