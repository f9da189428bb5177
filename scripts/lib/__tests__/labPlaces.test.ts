import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { labsAmong, missingPlaces } from '../labPlaces';

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

describe('what a lab needs beside its folder', () => {
  it('is there for the labs that there are', () => {
    const labs = labsAmong(
      readdirSync('packages/labs/src').map((name) => `packages/labs/src/${name}/settings.ts`),
      read,
    );
    expect(labs.length).toBeGreaterThan(12);
    expect(missingPlaces(labs, read)).toEqual([]);
  });

  it('is told in one list for a new one', () => {
    expect(missingPlaces(['NyLab'], read).map((line) => line.split(' ')[0])).toEqual([
      'src/parts/registry.ts',
      'packages/lesson-language/src/authored/parsers.ts',
      'src/parts/README.md',
      'packages/labs/src/kit/README.md',
      'benchmarks/components/budgets.ts',
      'tests/unit/labFolders.test.ts',
      'benchmarks/dev/bare/src/partNames.ts',
      'tests/fixtures/docs/nylab.mdx',
      'packages/labs/src/NyLab/__tests__/NyLab.test.tsx',
    ]);
  });

  it('is asked of no other part', () => {
    expect(labsAmong(['packages/course-parts/src/Quiz/index.tsx', 'src/home/a.ts'], read)).toEqual(
      [],
    );
  });
});
