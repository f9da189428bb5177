import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findPackedProjects } from '../../scripts/lib/projectFolders';
import { packProject, readProjectFiles, zipDifferences } from '@kurser/lesson-language/projectZip';

const root = fileURLToPath(new URL('../..', import.meta.url));
const projects = findPackedProjects(root);
const remedy = 'kör npm run pack-projects';

describe('zip files of projects', () => {
  it('has projects to look at', () => {
    expect(projects.map((folder) => basename(folder))).toEqual(
      expect.arrayContaining(['myntjakten', 'attgora']),
    );
  });

  it.each(projects)('%s.zip is the folder, byte for byte', (folder) => {
    const zip = join(root, `${folder}.zip`);
    expect(existsSync(zip), `${folder}.zip saknas: ${remedy}`).toBe(true);
    const files = readProjectFiles(join(root, folder));
    expect(zipDifferences(basename(folder), files, readFileSync(zip)), remedy).toEqual([]);
  });

  it('are the same bytes every time', () => {
    const files = { 'b.gd': Buffer.from('b'), 'a/a.gd': Buffer.from('a') };
    const again = { 'a/a.gd': Buffer.from('a'), 'b.gd': Buffer.from('b') };
    const zip = packProject('spel', files);
    expect(zip).toEqual(packProject('spel', again));
    // DOS time and date of the first entry: midnight, 1 January 1980.
    expect(Buffer.from(zip).readUInt32LE(10)).toBe(0x00210000);
  });

  it.each([
    [{ 'a.gd': 'annat' }, ['spel/a.gd har ett annat innehåll i zip-filen']],
    [{}, ['spel/a.gd finns bara i zip-filen']],
    [{ 'a.gd': 'pass', 'b.gd': 'ny' }, ['spel/b.gd saknas i zip-filen']],
  ])('would be found out when the folder has become %j', (now, differences) => {
    const bytes = (texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
    const zip = packProject('spel', bytes({ 'a.gd': 'pass' }));
    expect(zipDifferences('spel', bytes({ 'a.gd': 'pass' }), zip)).toEqual([]);
    expect(zipDifferences('spel', bytes(now), zip)).toEqual(differences);
  });
});
