/**
 * Only src/config/school.ts and firestore.rules name the school. What runs on the built site, or
 * makes accounts for it, asks the former; so another school changes two files and every test
 * follows. Tests of functions that are given a domain (`__tests__`) name any domain they like.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { school } from '../../src/config/school';
import { schoolChanges } from '../plants/schoolChanges';

const sources = execFileSync(
  'git',
  ['ls-files', '-z', 'src', 'packages', 'scripts', 'benchmarks', 'tests'],
  {
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((file) => /\.(?:ts|tsx|mts|mjs)$/.test(file) && !/__tests__|^tests\/plants\//.test(file))
  .filter((file) => file !== 'src/config/school.ts');

/** What of a source names this school instead of asking. */
const namesIn = (source: string): readonly string[] =>
  [school.emailDomain, `'${school.title}'`].filter((name) => source.includes(name));

describe('the school', () => {
  it('is named in one file', () => {
    expect(sources.length).toBeGreaterThan(1000);
    const faults = sources.filter((file) => namesIn(readFileSync(file, 'utf8')).length > 0);
    expect(faults).toEqual([]);
  });

  it('that is named elsewhere is found', () => {
    expect(namesIn(`await signIn(page, 'elev@${school.emailDomain}')`)).toHaveLength(1);
    expect(namesIn(`toHaveText('${school.title}')`)).toHaveLength(1);
    expect(namesIn('toHaveText(school.title)')).toEqual([]);
  });

  it('can become another, as the nightly run of all tests has it', () => {
    const changes = schoolChanges(school);
    const places = changes.map(
      ({ file, find }) => readFileSync(file, 'utf8').split(find).length - 1,
    );
    expect(places).toEqual(changes.map(() => 1));
  });
});
