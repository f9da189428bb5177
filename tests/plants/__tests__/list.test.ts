import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plants } from '../list';
import { faultsOf } from '../plant';

describe('the planted faults', () => {
  it('still apply, and each names a test that is there', () => {
    const read = (file: string): string | undefined =>
      existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    expect(faultsOf(plants, read)).toEqual([]);
  });

  it('are at least eighty, sixty of which need neither a build nor a browser', () => {
    expect(plants.length).toBeGreaterThanOrEqual(80);
    const cheap = plants.filter(({ test }) => ['unit', 'dom'].includes(test.level));
    expect(cheap.length).toBeGreaterThanOrEqual(60);
  });

  it('are in every folder of the source, in every room, in the rules, the scripts and the lesson check', () => {
    const foldersIn = (place: string): readonly string[] =>
      readdirSync(place, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${place}/${name}/`);
    const folders = [...foldersIn('src'), ...foldersIn('packages')];
    const places = [...folders, 'firestore.rules', 'scripts/', 'packages/lesson-check/src/rules/'];
    const without = places.filter((place) => !plants.some(({ file }) => file.startsWith(place)));
    expect(folders.length).toBeGreaterThan(10);
    expect(without).toEqual([]);
  });
});
