/** What every contract with something private is asked, whichever room leans on it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { judgeSeam, type Seam } from 'docusaurus-plugin-seal/seams/contracts/seam';
import { describe, expect, it } from 'vitest';

/** A file of an installed package. @throws when it is not there */
export const readInstalled = (file: string): string =>
  readFileSync(path.resolve(__dirname, '../../node_modules', file), 'utf8');

/** The files of a folder that may each lean on something private. */
export const seamFilesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => /(?<!\.d)\.tsx?$/.test(name));

/** Whether each seam holds in what is installed, and is seen when it moves. */
export function describeSeams(seams: readonly Seam[]): void {
  describe.each(seams.map((seam) => [seam.file, seam] as const))('%s', (_file, seam) => {
    it('holds in the installed package', async () => {
      const { faults } = await judgeSeam(seam, readInstalled);
      expect(faults).toEqual([]);
    });

    it('is seen when it moves', async () => {
      for (const fact of seam.facts) {
        const without = (file: string): string =>
          file === fact.file
            ? readInstalled(file).replaceAll(new RegExp(fact.pattern, 'g'), '')
            : readInstalled(file);
        const alone: Seam = { ...seam, facts: [fact], trial: () => Promise.resolve([]) };
        expect((await judgeSeam(alone, without)).faults).toEqual([
          `${fact.file} no longer ${fact.says}`,
        ]);
      }
    });
  });
}
