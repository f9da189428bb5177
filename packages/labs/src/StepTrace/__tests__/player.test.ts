import { describe, expect, it } from 'vitest';
import { dwellMs, findMove } from '../core/player';

describe('findMove', () => {
  it('answers the contract’s keys and no others', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', ' '].map((key) => findMove(key))).toEqual([
      'forward',
      'back',
      'toStart',
      'toEnd',
      'togglePlay',
    ]);
    expect(findMove('Enter')).toBeUndefined();
  });
});

describe('dwellMs', () => {
  it('gives a longer text longer time, within bounds', () => {
    expect(dwellMs('')).toBe(1500);
    expect(dwellMs('x'.repeat(60))).toBeGreaterThan(dwellMs('x'.repeat(20)));
    expect(dwellMs('x'.repeat(5000))).toBe(10_000);
  });
});
