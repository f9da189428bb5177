/** How the project's files are written: oxfmt, by the settings in .oxfmtrc.jsonc. */
import path from 'node:path';
import { programOf } from './packageTools';
import { runCommand } from './steps';

/** From the project's own packages, also where the files are another folder's. */
export const oxfmt = (): string =>
  programOf('oxfmt', path.resolve(__dirname, '../../node_modules'));

/**
 * Writes a file as everything else is written.
 * @throws an Error with what oxfmt says of a file that it cannot read
 */
export async function formatFile(file: string): Promise<void> {
  const { code, output } = await runCommand(process.execPath, [oxfmt(), '--write', file], {
    output: 'held',
  });
  if (code !== 0) throw new Error(output);
}
