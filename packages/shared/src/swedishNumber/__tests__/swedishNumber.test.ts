import { describe, expect, it } from 'vitest';
import { formatFixed, formatNumber, parseNumber } from '..';

describe('formatFixed', () => {
  it.each([
    [0.6225, 4, '0,6225'],
    [-0.5, 2, '−0,50'],
    [12, 0, '12'],
    [9999999, 0, '9999999'],
    [12345678, 2, '1,23·10⁷'],
    [-1.5e120, 2, '−1,50·10¹²⁰'],
  ])('%d with %i decimals is %s', (value, decimals, text) => {
    expect(formatFixed(value, decimals)).toBe(text);
  });

  it('never writes a negative zero', () => {
    expect(formatFixed(-0.001, 2)).toBe('0,00');
    expect(formatFixed(-0, 1)).toBe('0,0');
  });

  it('has words for what is no number', () => {
    expect([NaN, Infinity, -Infinity].map((value) => formatFixed(value, 2))).toEqual([
      '–',
      '∞',
      '−∞',
    ]);
  });
});

describe('formatNumber', () => {
  it.each([
    [1.5, '1,5'],
    [2, '2'],
    [100, '100'],
    [0.1 + 0.2, '0,3'],
    [-0.004, '0'],
    [1e9, '1,00·10⁹'],
  ])('%d is %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });
});

describe('parseNumber', () => {
  it.each([
    ['0,5', 0.5],
    ['-0.5', -0.5],
    ['−12', -12],
    [' 3 ', 3],
    [',25', 0.25],
    ['7,', 7],
  ])('reads %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(['', '-', ',', '1e5', '1,2,3', 'två', '0x10', '1 000'])('refuses "%s"', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });

  it('reads back what formatNumber wrote', () => {
    for (const value of [-3.25, 0, 17, 0.01]) expect(parseNumber(formatNumber(value))).toBe(value);
  });
});
