import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAllowed, licenceFaults, licencesText, sitePackages, type Lockfile } from '../licences';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

/** The faults of the lockfile with one more package. */
function faultsWith(path: string, license: string | undefined, dev = false): string[] {
  const added = { version: '1.0.0', dev, ...(license === undefined ? {} : { license }) };
  return licenceFaults(sitePackages({ packages: { ...lock.packages, [path]: added } }));
}

describe('the licences of the site’s packages', () => {
  const packages = sitePackages(lock);

  it('are all known and allowed', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(licenceFaults(packages)).toEqual([]);
  });

  it('stand in LICENCES.md as it is now', () => {
    const text = readFileSync('LICENCES.md', 'utf8');
    expect(text === licencesText(packages), 'kör npm run licences').toBe(true);
  });

  it.each(['react', 'firebase', 'katex', 'mermaid', 'pyodide', '@codemirror/view', 'htmx.org'])(
    'are those of what a browser gets, %s for one',
    (name) => {
      expect(packages.map((each) => each.name)).toContain(name);
    },
  );

  it.each(['GPL-3.0-only', 'AGPL-3.0', 'UNLICENSED', undefined])('would not be %s', (licence) => {
    const said = `planted 1.0.0: ${licence ?? 'ingen licens angiven'}`;
    expect(faultsWith('node_modules/planted', licence)).toEqual([said]);
    expect(faultsWith('node_modules/a/node_modules/planted', licence)).toEqual([said]);
  });

  it('are not asked of what only developers run', () => {
    expect(faultsWith('node_modules/planted', 'GPL-3.0-only', true)).toEqual([]);
  });

  it.each([
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND GPL-3.0', false],
    ['constructor', false],
  ])('read %s', (licence, answer) => {
    expect(isAllowed(licence)).toBe(answer);
  });
});
