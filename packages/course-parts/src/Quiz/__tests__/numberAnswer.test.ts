import { describe, expect, it } from 'vitest';
import { findNumber, numberToText } from '../numberAnswer';

describe('findNumber', () => {
  it.each([
    ['3,14', 3.14],
    ['3.14', 3.14],
    ['65 536', 65536],
    ['65\u00a0536', 65536],
    ['\u22125', -5],
    ['\u20135', -5],
    [' 7 ', 7],
    [',5', 0.5],
    ['1,5e-3', 0.0015],
  ])('%j is %d', (text, value) => {
    expect(findNumber(text)).toBe(value);
  });

  it('takes the unit after the number', () => {
    expect(findNumber('16 bitar', 'bitar')).toBe(16);
    expect(findNumber('50%', '%')).toBe(50);
    expect(findNumber('16 byte', 'bitar')).toBeUndefined();
    expect(findNumber('bitar', 'bitar')).toBeUndefined();
  });

  it.each(['', 'x', '1,2,3', '1.000,5', '--1', '5-', 'Infinity', 'NaN', '0b101', '1e'])(
    '%j is no number',
    (text) => {
      expect(findNumber(text)).toBeUndefined();
    },
  );
});

describe('numberToText', () => {
  it('writes as Swedish does', () => {
    expect(numberToText(65536.5)).toBe('65\u00a0536,5');
    expect(numberToText(-0.25)).toBe('\u22120,25');
  });
});
