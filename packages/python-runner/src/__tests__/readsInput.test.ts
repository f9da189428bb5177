import { describe, expect, it } from 'vitest';
import { readsInput } from '../inputFocus';

describe('readsInput', () => {
  it.each([
    ['x = input("Namn? ")', true],
    ['for rad in sys.stdin:', true],
    ['inputs = 3', false],
    ['my_input(3)', false],
  ])('%s: %s', (source, answer) => {
    expect(readsInput(source)).toBe(answer);
  });
});
