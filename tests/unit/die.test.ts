import { expect, test } from 'vitest';
import { die, mostThrows, throwsOf } from '@site/tests/fixtures/parts/Die/lab';
import { parseSettings } from '@site/tests/fixtures/parts/Die/settings';

const start = die.start(parseSettings({}));

test('throws as Python does with the same seed, one at a time or many at once', () => {
  // random.seed(1); [random.randrange(6) + 1 for _ in range(5)]
  const sides = [2, 5, 1, 3, 1];
  let state = start;
  for (const side of sides) {
    state = die.reduce(state, ['roll', 1]);
    expect(state.last).toBe(side);
  }
  expect(state.counts).toEqual([2, 1, 1, 0, 1, 0]);
  expect(die.reduce(start, ['roll', 5])).toEqual(state);
});

test('stops counting in time and starts over from the seed', () => {
  const full = die.reduce(die.reduce(start, ['roll', 9_999]), ['roll', 50]);
  expect(throwsOf(full)).toBe(mostThrows);
  expect(die.reduce(full, ['reset'])).toEqual(start);
});

test('says what an author wrote wrong', () => {
  expect(() => parseSettings({ sides: 1, sedd: 2 })).toThrow(
    /^Die: sides har värdet 1 men ska vara ett heltal från 2 till 12; sedd är ingen egenskap/,
  );
});
