/**
 * `npm run seams`: asks the installed packages whether everything private that the site leans on
 * (packages/platform/src) is where it was. For the day of an upgrade; exits with 1 when something
 * has moved. With `--table` it prints the rows of packages/platform/README.md.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownTable } from '../benchmarks/markdownTable';
import { judgeSeam } from '@kurser/platform/contracts/seam';
import { seamHead, seamRows, verdictLines, seams } from '@kurser/platform/contracts/seams';

const read = (file: string): string =>
  readFileSync(path.resolve(__dirname, '../node_modules', file), 'utf8');

async function main(): Promise<number> {
  if (process.argv.includes('--table')) {
    console.log(markdownTable([seamHead, ...seamRows(seams)]));
    return 0;
  }
  const verdicts = [];
  // One after the other: some have the SDK without its network for a moment.
  for (const seam of seams) verdicts.push(await judgeSeam(seam, read));
  console.log(verdictLines(verdicts).join('\n'));
  const moved = verdicts.filter(({ faults }) => faults.length > 0).length;
  console.log(`\n${String(verdicts.length - moved)} hold, ${String(moved)} moved`);
  console.log('Whether ours are in a bundle and the originals out, each build asks for itself.');
  return moved === 0 ? 0 : 1;
}

void main().then((code) => {
  // Whatever the trials have left waiting has been answered.
  process.exit(code);
});
