/**
 * `npm run seams`: asks the installed packages whether everything private that the site leans on
 * (packages/platform/src, and the seams of the seal) is where it was. For the day of an upgrade;
 * exits with 1 when something has moved.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { judgeSeam } from 'docusaurus-plugin-seal/seams/contracts/seam';
import { seams, verdictLines } from '@kurser/platform/contracts/seams';

const read = (file: string): string =>
  readFileSync(path.resolve(__dirname, '../node_modules', file), 'utf8');

async function main(): Promise<number> {
  const verdicts = [];
  // One after the other: some have the SDK without its network for a moment.
  for (const seam of seams) verdicts.push(await judgeSeam(seam, read));
  console.log(verdictLines(verdicts).join('\n'));
  const moved = verdicts.filter(({ faults }) => faults.length > 0).length;
  console.log(`\n${String(verdicts.length - moved)} håller, ${String(moved)} har flyttat sig`);
  console.log('Om våra delar är med i bygget, och originalen inte, frågar varje bygge själv.');
  return moved === 0 ? 0 : 1;
}

void main().then((code) => {
  // Whatever the trials have left waiting has been answered.
  process.exit(code);
});
