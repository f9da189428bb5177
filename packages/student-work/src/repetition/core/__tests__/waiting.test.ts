import { describe, expect, it } from 'vitest';
import { whenText } from '../../texts';
import type { Card } from '../card';
import { dayOf, mondayOf } from '../days';
import { nextQuestions, workedSinceMonday } from '../waiting';

/** A Wednesday. */
const today = dayOf(new Date(2026, 10, 25));
const begun = (day: number): Card => ({ state: 'begun', day });
const asked = (day: number, due: number): Card => ({
  ...{ state: 'asked', day, due },
  ...{ stability: 3, difficulty: 5, seen: {} },
});

describe('the next questions', () => {
  const lessons = ['a', 'b', 'c'];

  it('are of the lesson that is due first after today', () => {
    const cards = new Map([
      ['a', asked(today, today + 4)],
      ['b', begun(today)],
      ['c', asked(today - 3, today)],
    ]);
    expect(nextQuestions(lessons, cards, today)).toEqual({ lesson: 'b', day: today + 1 });
  });

  it('are none while nothing has a day, or only what waits already has one', () => {
    expect(nextQuestions(lessons, new Map(), today)).toBeUndefined();
    expect(nextQuestions(lessons, new Map([['a', begun(today - 1)]]), today)).toBeUndefined();
  });

  it.each([
    [1, 'i morgon'],
    [2, 'på fredag'],
    [6, 'på tisdag'],
    [7, 'om 7 dagar'],
    [40, 'om 40 dagar'],
  ])('in %i days come %s', (days, text) => {
    expect(whenText(today + days, today)).toBe(text);
  });
});

describe('this week', () => {
  it('begins on Monday', () => {
    expect(mondayOf(today)).toBe(dayOf(new Date(2026, 10, 23)));
    expect(mondayOf(dayOf(new Date(2026, 10, 23)))).toBe(dayOf(new Date(2026, 10, 23)));
    expect(mondayOf(dayOf(new Date(2026, 10, 29)))).toBe(dayOf(new Date(2026, 10, 23)));
  });

  it('counts the lessons that were begun or asked about since then, and no day to come', () => {
    const cards = new Map([
      ['a', begun(today - 3)],
      ['b', begun(today - 2)],
      ['c', asked(today, today + 4)],
      ['d', begun(today + 1)],
    ]);
    expect(workedSinceMonday(cards, today)).toBe(2);
  });
});
