import { describe, expect, it } from 'vitest';
import { arranged, checked, newPlay, parsePlay, shown, type Play } from '../play';
import { makePuzzle, type Puzzle } from '../puzzle';

const puzzle: Puzzle = makePuzzle('a\nb\nc\nd', '') ?? { hash: '', lines: [], start: [] };
const right = [0, 1, 2, 3];

/** What comes back of a play that has been stored. */
const restored = (play: unknown): Play | undefined =>
  parsePlay(puzzle, JSON.parse(JSON.stringify(play)) as unknown);

describe('a play', () => {
  it('goes from a wrong try over a new order to a right one', () => {
    const wrong = checked(puzzle, arranged(newPlay(puzzle), [0, 1, 3, 2]));
    expect(wrong).toEqual({ state: 'arranging', tries: 1, order: [0, 1, 3, 2], right: 2 });
    const moved = arranged(wrong, right);
    expect(moved).toEqual({ state: 'arranging', tries: 1, order: right, right: null });
    expect(checked(puzzle, moved)).toEqual({ state: 'solved', tries: 2 });
  });

  it('remembers the tries when the answer is shown, and starts over with none', () => {
    const wrong = checked(puzzle, newPlay(puzzle));
    expect(shown(wrong)).toEqual({ state: 'shown', tries: 1 });
    expect(newPlay(puzzle)).toEqual({
      state: 'arranging',
      tries: 0,
      order: puzzle.start,
      right: null,
    });
  });

  it('is over when it is over', () => {
    const over = shown(newPlay(puzzle));
    expect(checked(puzzle, over)).toBe(over);
  });
});

describe('parsePlay', () => {
  it('gives back what was stored', () => {
    const plays: readonly Play[] = [
      newPlay(puzzle),
      checked(puzzle, newPlay(puzzle)),
      { state: 'solved', tries: 3 },
      { state: 'shown', tries: 0 },
    ];
    for (const play of plays) expect(restored(play)).toEqual(play);
  });

  it('answers undefined for what is of another shape or another puzzle', () => {
    const base = { state: 'arranging', tries: 0, order: right, right: null };
    const faulty = [
      null,
      'solved',
      { state: 'solved' },
      { state: 'solved', tries: -1 },
      { state: 'klar', tries: 1 },
      { ...base, order: [0, 1, 2] },
      { ...base, order: [0, 1, 2, 2] },
      { ...base, order: [0, 1, 2, 4] },
      { ...base, order: '0123' },
    ];
    for (const raw of faulty) expect(restored(raw)).toBeUndefined();
  });

  it('forgets a count that cannot be', () => {
    const base = { state: 'arranging', tries: 1, order: right, right: 7 };
    expect(restored(base)).toEqual({ ...base, right: null });
  });
});
