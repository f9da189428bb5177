import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardKey, lessonOfCardKey, markOf, parseCard, waitsSince, type AskedCard } from '../card';
import { dateOf, dayOf, isDay } from '../days';
import { countOne, parseDayCount, questionsADay, roomToday } from '../dayCount';
import { cardAfter } from '../schedule';

const today = dayOf(new Date(2026, 10, 25));
const hashes = ['aaaaaaaa11111111', 'bbbbbbbb22222222'];
const [first = '', second = ''] = hashes;

const asked: AskedCard = {
  state: 'asked',
  day: today - 3,
  due: today,
  stability: 3,
  difficulty: 5,
  seen: { [markOf(first)]: today - 3 },
};

describe('a day', () => {
  it('is the calendar’s, from its first minute to its last, and the next is one more', () => {
    expect(dayOf(new Date(2026, 10, 25, 0, 1))).toBe(today);
    expect(dayOf(new Date(2026, 10, 25, 23, 59))).toBe(today);
    expect(dayOf(new Date(2026, 10, 26))).toBe(today + 1);
    expect(dateOf(today).toISOString()).toBe('2026-11-25T00:00:00.000Z');
  });

  it('goes on by one when summer time begins and ends', () => {
    for (const month of [2, 9])
      for (let date = 20; date < 31; date += 1)
        expect(dayOf(new Date(2026, month, date + 1)) - dayOf(new Date(2026, month, date))).toBe(1);
  });

  it('is a whole number of our centuries', () => {
    for (const raw of [today + 0.5, 0, -1, 1e9, NaN, '20000', null]) expect(isDay(raw)).toBe(false);
  });
});

describe('parseCard', () => {
  it('gives back what was stored', () => {
    for (const card of [asked, { state: 'begun', day: today } as const])
      expect(parseCard(JSON.parse(JSON.stringify(card)))).toEqual(card);
    expect(lessonOfCardKey(cardKey('3/m1'))).toBe('3/m1');
    expect(lessonOfCardKey('repeat-day')).toBeUndefined();
  });

  it.each([
    ['no object', 7],
    ['a list', []],
    ['nothing', null],
    ['an unknown state', { ...asked, state: 'suspended' }],
    ['no day', { ...asked, day: undefined }],
    ['a day that is no number', { ...asked, day: '2026-11-25' }],
    ['a next day before its own', { ...asked, due: asked.day }],
    ['a next day in a hundred years', { ...asked, due: today + 36_500 }],
    ['a stability that is no number', { ...asked, stability: null }],
    ['no stability', { ...asked, stability: 0 }],
    ['a difficulty beyond the scale', { ...asked, difficulty: 11 }],
  ])('refuses %s', (_, raw) => {
    expect(parseCard(raw)).toBeUndefined();
  });

  it('keeps the card when what it says of the questions cannot be read', () => {
    expect(parseCard({ ...asked, seen: [1] })).toEqual({ ...asked, seen: {} });
    const seen = { ...asked.seen, cccccccc: 'igår' };
    expect(parseCard({ ...asked, seen })).toEqual(asked);
  });

  it('makes of anything either nothing or a card that can be scheduled', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const card = parseCard(raw);
        const next = cardAfter('3/m1', card, { hash: first, isRight: true }, hashes, today);
        expect(parseCard(next)).toEqual(next);
      }),
    );
  });
});

describe('waitsSince', () => {
  it('lets a lesson rest on the day it was begun', () => {
    expect(waitsSince({ state: 'begun', day: today }, today)).toBeUndefined();
    expect(waitsSince({ state: 'begun', day: today - 1 }, today)).toBe(today);
    expect(waitsSince({ state: 'begun', day: today - 5 }, today)).toBe(today - 4);
  });

  it('waits until the card’s own day', () => {
    expect(waitsSince(asked, today - 1)).toBeUndefined();
    expect(waitsSince(asked, today)).toBe(today);
    expect(waitsSince(asked, today + 9)).toBe(today);
  });

  it('asks about a lesson without a card, and one from a day that has not come', () => {
    expect(waitsSince(undefined, today)).toBe(today);
    expect(waitsSince({ ...asked, day: today + 365, due: today + 400 }, today)).toBe(today);
    expect(waitsSince({ state: 'begun', day: today + 365 }, today)).toBe(today);
  });
});

describe('cardAfter', () => {
  const answer = (isRight: boolean) => ({ hash: second, isRight });

  it('asks later after a right answer, and tomorrow or so after a wrong one', () => {
    const right = cardAfter('3/m1', asked, answer(true), hashes, today);
    const wrong = cardAfter('3/m1', asked, answer(false), hashes, today);
    expect(right.due - today).toBeGreaterThan(asked.due - asked.day);
    expect(wrong.due - today).toBeLessThanOrEqual(2);
    expect(wrong.stability).toBeLessThan(right.stability);
  });

  it('begins with days, not minutes', () => {
    for (const card of [undefined, { state: 'begun', day: today - 1 } as const]) {
      expect(cardAfter('3/m1', card, answer(false), hashes, today).due).toBe(today + 1);
      const { due } = cardAfter('3/m1', card, answer(true), hashes, today);
      expect(due).toBeGreaterThanOrEqual(today + 2);
      expect(due).toBeLessThanOrEqual(today + 5);
    }
  });

  it('never waits longer than two months, whatever is known', () => {
    const old = { ...asked, day: today - 60, stability: 36_500, difficulty: 1 };
    expect(cardAfter('3/m1', old, answer(true), hashes, today).due).toBeLessThanOrEqual(today + 60);
  });

  it('takes a clock that has been set back as no time at all', () => {
    const ahead = { ...asked, day: today + 365, due: today + 370 };
    const next = cardAfter('3/m1', ahead, answer(true), hashes, today);
    expect(next.day).toBe(today);
    expect(next.due).toBeGreaterThan(today);
    expect(parseCard(next)).toEqual(next);
  });

  it('remembers when each question was asked, and forgets those that are gone', () => {
    expect(cardAfter('3/m1', asked, answer(true), hashes, today).seen).toEqual({
      [markOf(first)]: today - 3,
      [markOf(second)]: today,
    });
    expect(cardAfter('3/m1', asked, answer(true), [second], today).seen).toEqual({
      [markOf(second)]: today,
    });
  });

  it('spreads lessons that were answered alike', () => {
    const steady = { ...asked, day: today - 30, stability: 30 };
    const days = Array.from({ length: 30 }, (_, index) => {
      return cardAfter(`3/m${index}`, steady, answer(true), hashes, today).due;
    });
    expect(new Set(days).size).toBeGreaterThan(3);
  });
});

describe('the day’s count', () => {
  it('leaves room for ten, and starts anew on any other day', () => {
    let count = parseDayCount(null);
    for (let asks = 0; asks < questionsADay; asks += 1) {
      expect(roomToday(count, today)).toBe(questionsADay - asks);
      count = parseDayCount(JSON.parse(JSON.stringify(countOne(count, today))));
    }
    expect(roomToday(count, today)).toBe(0);
    expect(roomToday(count, today + 1)).toBe(questionsADay);
    expect(roomToday(count, today - 1)).toBe(questionsADay);
  });

  it.each([
    [7],
    [{ day: today }],
    [{ day: today, asked: -1 }],
    [{ day: today, asked: 0.5 }],
    [{ day: 'i dag', asked: 1 }],
  ])('takes %j as nothing', (raw) => {
    expect(parseDayCount(raw)).toBeUndefined();
  });

  it('has no room left when more is stored than a day can hold', () => {
    expect(roomToday({ day: today, asked: 99 }, today)).toBe(0);
  });
});
