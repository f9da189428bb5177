import { execFileSync, spawnSync } from 'node:child_process';
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

const installed = {
  'node_modules/react': { version: '19.2.0' },
  'node_modules/a/node_modules/react': { version: '18.0.0' },
};

const all = (): boolean => true;
const without =
  (...places: readonly string[]) =>
  (place: string): boolean =>
    !places.includes(place);

describe('what is not installed', () => {
  it('is nothing where all of package-lock.json is there', () => {
    expect(findLack(wanted, installed, all)).toBe(undefined);
  });

  it('is everything on the first day', () => {
    expect(findLack(wanted, undefined, without('node_modules'))).toBe(
      'Paketen är inte hämtade än: kör npm ci.',
    );
  });

  it.each([
    ['a new room', '@kurser/new-room', installed, without('node_modules/@kurser/new-room')],
    ['a new package', 'react', { ...installed, 'node_modules/react': {} }, all],
    [
      'another version',
      'react',
      { ...installed, 'node_modules/react': { version: '19.1.0' } },
      all,
    ],
    [
      'another version of what is for some systems',
      'only-on-windows',
      { ...installed, 'node_modules/only-on-windows': { version: '0.9.0' } },
      all,
    ],
    ['a package, where no list is kept', 'react', undefined, without('node_modules/react')],
  ])('is told of %s', (_what, name, list, exists) => {
    expect(findLack(wanted, list, exists)).toBe(
      `Paketen stämmer inte med package-lock.json (till exempel ${name}): kör npm ci.`,
    );
  });
});

describe('the script that npm runs first', () => {
  const run = (folder: string): { readonly status: number | null; readonly stderr: string } =>
    spawnSync(process.execPath, [path.resolve('scripts/installed.mjs')], {
      cwd: folder,
      encoding: 'utf8',
    });

  it('says nothing here', () => {
    expect(execFileSync(process.execPath, ['scripts/installed.mjs'], { encoding: 'utf8' })).toBe(
      '',
    );
  });

  it('ends the command with one sentence where a room is new', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'installed-'));
    try {
      mkdirSync(path.join(folder, 'node_modules'));
      const packages = { 'node_modules/@kurser/new': { link: true } };
      writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
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
