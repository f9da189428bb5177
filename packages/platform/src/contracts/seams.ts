import type { Seam, Verdict } from 'docusaurus-plugin-seal/seams/contracts/seam';
import { sealSeams } from 'docusaurus-plugin-seal/seams/contracts/sealSeams';
import { coreSeams } from './coreSeams';
import { otherSeams } from './otherSeams';
import { themeSeams } from './themeSeams';

/** Every place where the site leans on something private. */
export const seams: readonly Seam[] = [...sealSeams, ...coreSeams, ...themeSeams, ...otherSeams];

function versionText({ seam, installed }: Verdict): string {
  return seam.version === installed ? installed : `${installed} (prövad i ${seam.version})`;
}

/** What `npm run seams` prints of each seam: a line, and one more for every fault. */
export function verdictLines(verdicts: readonly Verdict[]): readonly string[] {
  return verdicts.flatMap((verdict) => {
    const { seam, faults } = verdict;
    const judged = faults.length === 0 ? 'håller' : 'FLYTTAD';
    return [
      `${judged}  ${seam.file.padEnd(27)}  ${seam.whose} ${versionText(verdict)}`,
      ...faults.map((fault) => `       ${fault}; då: ${seam.breaks}`),
    ];
  });
}
