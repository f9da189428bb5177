import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLack } from '../findLack.mjs';

const wanted = {
  '': {},
  'packages/new-room': { version: '1.0.0' },
  'node_modules/@kurser/new-room': { link: true },
  'node_modules/react': { version: '19.2.0' },
  'node_modules/a/node_modules/react': { version: '18.0.0' },
  'node_modules/only-on-windows': { version: '1.0.0', optional: true },
};

const there: Readonly<Record<string, string>> = {
  'node_modules/@kurser/new-room': '1.0.0',
  'node_modules/react': '19.2.0',
  'node_modules/a/node_modules/react': '18.0.0',
};

const listOf = (versions: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(versions).map(([place, version]) => [place, { version }]));

/** What is lacking where so much is installed, and npm's list says so. */
const lackWith = (versions: Readonly<Record<string, string>>): string | undefined =>
  findLack(wanted, listOf(versions), (place) => versions[place]);

const without = (place: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(there).filter(([name]) => name !== place));

describe('what is not installed', () => {
  it('is nothing where all of package-lock.json is there', () => {
    expect(lackWith(there)).toBeUndefined();
  });

  it.each([
    ['a new room', '@kurser/new-room', without('node_modules/@kurser/new-room')],
    ['a new package', 'react', without('node_modules/react')],
    ['another version', 'react', { ...there, 'node_modules/react': '19.1.0' }],
    [
      'another version of what is for some systems',
      'only-on-windows',
      { ...there, 'node_modules/only-on-windows': '0.9.0' },
    ],
  ])('is told of %s', (_what, name, versions) => {
    expect(lackWith(versions)).toBe(name);
  });

  it('is looked for in the folders where npm’s list is old or not there', () => {
    for (const listed of [{}, listOf({ ...there, 'node_modules/react': '19.1.0' })])
      expect(findLack(wanted, listed, (place) => there[place])).toBeUndefined();
  });
});

describe('the script that npm runs first', () => {
  const run = (folder: string): { readonly status: number | null; readonly stderr: string } =>
    spawnSync(process.execPath, [path.resolve('scripts/installed.mjs')], {
      cwd: folder,
      encoding: 'utf8',
    });

  it('says nothing here', () => {
    expect(run('.')).toMatchObject({ status: 0, stderr: '' });
  });

  it('ends it with one sentence in a folder whose name nothing can be run from', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kurser? '));
    try {
      const { status, stderr } = run(folder);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^Kommandona går inte .* frågetecken\. Byt namn .*\n$/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('ends the command with one sentence on the first day, and where a room is new', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'installed-'));
    try {
      const packages = { 'node_modules/@kurser/new': { link: true } };
      writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
      expect(run(folder)).toMatchObject({
        status: 1,
        stderr: 'Paketen är inte hämtade än: kör npm ci.\n',
      });
      mkdirSync(path.join(folder, 'node_modules'));
      expect(run(folder)).toMatchObject({
        status: 1,
        stderr:
          'Paketen stämmer inte med package-lock.json (till exempel @kurser/new): kör npm ci.\n',
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
