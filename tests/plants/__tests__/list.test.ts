import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plants } from '../list';
import { faultsOf } from '../plant';

it('every planted fault still applies, and names a test that is there', () => {
  expect(plants.length).toBeGreaterThanOrEqual(80);
  const read = (file: string): string | undefined =>
    existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  expect(faultsOf(plants, read)).toEqual([]);
});
