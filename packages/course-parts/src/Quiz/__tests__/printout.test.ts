import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outputDifference } from '../printout';

const near = (expected: string, given: string): string => outputDifference(expected, given).reason;

describe('a printout that is nearly right', () => {
  it.each([
    ["['A1', 'K1', 'B1']", "['A1','K1','B1']", /mellanslag saknas.*efter varje kommatecken/],
    ['2 0', '20', /mellanslag saknas/],
    ['20', '2 0', /mellanslag för mycket/],
    ['a  b', 'a b', /mellanslag/],
    ["['A1']", '["A1"]', /andra citattecken.*enkla/],
    ["['A1']", '[”A1”]', /andra citattecken.*enkla/],
    ["['A1']", '[A1]', /citattecken saknas/],
    ['hej', '"hej"', /citattecken för mycket.*print/],
    ['[1, 2]', '1, 2', /parentes saknas/],
    ['(1, 2)', '(1, 2', /parentes saknas/],
    ['1 2', '(1 2)', /parentes för mycket/],
    ['[1, 2]', '(1, 2)', /parentes av fel slag/],
    ['2 0', '2, 0', /kommatecken för mycket.*mellanslag mellan/],
    ['2 0', '2,0', /kommatecken för mycket.*mellanslag mellan/],
    ['[1, 2]', '[1 2]', /kommatecken saknas/],
    ['-3', '−3', /minustecknet.*bindestreck/],
    ['-3', '–3', /minustecknet.*bindestreck/],
    ['3.5', '3,5', /punkt i decimaltal/],
    ['3.5 4.25', '3,5 4,25', /punkt i decimaltal/],
    ['Hej', 'hej', /stora och små bokstäver/],
    ['Hej!', 'Hej', /bokstäver och siffror stämmer/],
    ["{'a': [1, 2]}", '{"a":[1,2]}', /bokstäver och siffror stämmer/],
    ['a\nb', 'a b', /radbrytningar/],
    ["['A1']", '[‘A1]', /citattecken saknas/],
  ])('%j for %j says what differs', (expected, given, what) => {
    expect(outputDifference(expected, given).isNear).toBe(true);
    expect(near(expected, given)).toMatch(/^\p{Lu}.*\.$/su);
    expect(near(expected, given)).toMatch(new RegExp(what, 'i'));
  });

  it('names the line where there are several', () => {
    expect(outputDifference('1\n3.5\n7', '1\n3,5\n7')).toEqual({
      isNear: true,
      reason: 'Rad 2: Python skriver punkt i decimaltal.',
    });
    expect(near('1\n3.5\n7', '1\n4\n7')).toBe('Rad 2 är den första som inte stämmer.');
  });

  it('never gives the line away', () => {
    const line = fc.string({ minLength: 3 }).filter((text) => text.trim().length > 2);
    fc.assert(
      fc.property(line, line, (expected, given) => {
        fc.pre(expected.trim() !== given.trim() && !given.includes(expected.trim()));
        expect(near(`x${expected}zåäö`, given)).not.toContain(`x${expected.trim()}zåäö`);
      }),
    );
  });
});

describe('another printout', () => {
  it.each([
    ['4', '5', 'Programmet skriver något annat.'],
    ['4', '', 'Programmet skriver något annat.'],
    [
      '[]',
      '()',
      'En parentes av fel slag. Python skriver [ ] om en lista, ( ) om en tupel och { } om en mängd eller en ordlista.',
    ],
    ['---', '***', 'Programmet skriver något annat.'],
    ['1\n2', '1', 'Raderna hittills stämmer, men utskriften har fler rader.'],
    ['1', '1\n2', 'Alla rader i utskriften finns med, men ditt svar har för många rader.'],
    ['1\n2', '2\n1', 'Rad 1 är den första som inte stämmer.'],
  ])('%j for %j', (expected, given, text) => {
    expect(near(expected, given)).toBe(text);
  });
});
