/**
 * `tsx scripts/formatting.ts [files]`: whether files, or all of the project's, are as oxfmt writes
 * them, a line in Swedish for each that is not.
 */
import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { oxfmt } from './lib/formatter';
import { runCommand } from './lib/steps';

/**
 * What oxfmt says of files that it cannot read, and of those that it would write otherwise. It
 * prints the name of the latter on a line alone, and of the former
 *
 *       x Unexpected token
 *        ,-[file.ts:2:11]
 *
 * with other signs for the cross and the corner, and in colours, where it takes the reader for a
 * terminal or for CI.
 */
function faultsIn(output: string): readonly string[] {
  const unread = [...output.matchAll(/^ +[x×] (.+)\n +(?:,-|╭─)\[(.+:\d+):\d+\]$/gmu)].map(
    ([, what, place]) =>
      `${String(place)}  filen går inte att läsa: ${String(what)}  rätta felet på raden`,
  );
  const unformatted = output
    .split('\n')
    .filter((line) => line !== '' && existsSync(line))
    .map((file) => `${file}:1  filen är inte formaterad  npx oxfmt ${JSON.stringify(file)}`);
  return [...unread, ...unformatted];
}

/** @throws an Error with what oxfmt says when it ends with a fault and names no file */
async function main(named: readonly string[]): Promise<number> {
  const args = [oxfmt(), '--list-different', '--no-error-on-unmatched-pattern', ...named];
  const { code, output: coloured } = await runCommand(process.execPath, args, { output: 'held' });
  const output = stripVTControlCharacters(coloured);
  const faults = faultsIn(output);
  for (const fault of faults) console.log(fault);
  if (code !== 0 && faults.length === 0) throw new Error(output);
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
