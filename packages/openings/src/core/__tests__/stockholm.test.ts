import { describe, expect, it } from 'vitest';
import { momentInWords, parseStockholm, stockholmTime } from '../stockholm';

const utc = (text: string): number => Date.parse(text);

describe('a time on Sweden’s clocks', () => {
  it.each([
    ['2027-02-26 10.00', '2027-02-26T09:00Z'],
    ['2027-02-26 10:00', '2027-02-26T09:00Z'],
    ['2027-06-01 00.05', '2027-05-31T22:05Z'],
    // Clocks are put back from three to two: the first of the two.
    ['2027-10-31 02.30', '2027-10-31T00:30Z'],
    ['2028-02-29 23.59', '2028-02-29T22:59Z'],
  ])('%s is %s', (text, moment) => {
    expect(parseStockholm(text)).toBe(utc(moment));
    expect(stockholmTime(utc(moment))).toBe(text.replace(':', '.'));
  });

  it.each([
    ...['', '2027-02-26', '10.00', '2027-02-26T10.00', '2027-2-26 10.00', ' 2027-02-26 10.00'],
    ...['2027-02-30 10.00', '2027-13-01 10.00', '2027-02-26 24.00', '2027-02-26 10.60'],
    // Clocks are put forward from two to three.
    '2027-03-28 02.30',
  ])('is not "%s"', (text) => {
    expect(parseStockholm(text)).toBeUndefined();
  });
});

describe('a moment in words', () => {
  const at = utc('2027-02-26T09:00Z');

  it('has the day of the week and no year', () => {
    expect(momentInWords(at, utc('2027-02-01T00:00Z'))).toBe('fredag 26 februari kl. 10.00');
  });

  it('has the year where that does not go without saying', () => {
    const text = 'fredag 26 februari 2027 kl. 10.00';
    expect(momentInWords(at, utc('2025-09-01T00:00Z'))).toBe(text);
    expect(momentInWords(at, utc('2028-09-01T00:00Z'))).toBe(text);
  });
});
