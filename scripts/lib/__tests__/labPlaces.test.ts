import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { labsAmong, missingPlaces } from '../labPlaces';

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

describe('what a lab needs beside its folder', () => {
  it('is there for the labs that there are', () => {
    const labs = labsAmong(
      readdirSync('src/teaching').map((name) => `src/teaching/${name}/settings.ts`),
      read,
    );
    expect(labs.length).toBeGreaterThan(12);
    expect(missingPlaces(labs, read)).toEqual([]);
  });

  it('is told in one list for a new one', () => {
    expect(missingPlaces(['NyLab'], read).map((line) => line.split(' ')[0])).toEqual([
      'src/teaching/registry.ts',
      'src/teaching/authored/parsers.ts',
      'src/teaching/README.md',
      'src/teaching/kit/README.md',
      'benchmarks/components/budgets.ts',
      'tests/unit/labFolders.test.ts',
      'tests/fixtures/docs/nylab.mdx',
      'src/teaching/NyLab/__tests__/NyLab.test.tsx',
    ]);
  });

  it('is asked of no other part', () => {
    expect(labsAmong(['src/teaching/Quiz/index.tsx', 'src/home/a.ts'], read)).toEqual([]);
  });
});
