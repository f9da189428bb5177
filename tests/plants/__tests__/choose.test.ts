import { describe, expect, it } from 'vitest';
import { choosePlants } from '../choose';
import type { Level, Plant } from '../plant';

const planted = (name: string, level: Level): Plant => ({
  name,
  file: 'src/a.ts',
  find: 'a',
  replace: 'b',
  test: { level, file: 'a.test.ts', title: 'sees it' },
});
const plants = [planted('Quiz: a', 'unit'), planted('Quiz: b', 'browser'), planted('Gate', 'unit')];
const namesOf = (chosen: readonly Plant[]): readonly string[] => chosen.map(({ name }) => name);

describe('the choice of plants', () => {
  it('is all of them when nothing is asked for', () => {
    expect(choosePlants(plants, {})).toEqual(plants);
  });

  it('follows names, levels, and both', () => {
    expect(namesOf(choosePlants(plants, { only: ['Quiz', 'Gate'] }))).toHaveLength(3);
    expect(namesOf(choosePlants(plants, { level: 'unit' }))).toEqual(['Quiz: a', 'Gate']);
    expect(namesOf(choosePlants(plants, { only: ['Quiz'], level: 'unit' }))).toEqual(['Quiz: a']);
  });

  it.each([
    ['a name that fits nothing', { only: ['Quiz', 'Kviss'] }, 'heter något med Kviss'],
    ['a level that there is none of', { level: 'webb' }, 'unit, dom, rules, build, browser'],
    ['nothing left', { only: ['Gate'], level: 'browser' }, 'passar in'],
  ])('refuses %s', (_, choice, told) => {
    expect(() => choosePlants(plants, choice)).toThrow(told);
  });
});
