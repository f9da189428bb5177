import { describe, expect, it } from 'vitest';
import {
  emptyHistory,
  findUndoKey,
  maxSteps,
  redo,
  remember,
  undo,
  type History,
} from '../history';

const none: History<number> = emptyHistory;

describe('history', () => {
  it('goes back and forward, and forgets what was undone when something new is done', () => {
    const two = remember(remember(none, 1), 2);
    const back = undo(two, 3);
    expect(back).toEqual({ present: 2, history: { past: [1], future: [3] } });
    expect(redo(back?.history ?? none, 2)).toEqual({ present: 3, history: two });
    expect(remember(back?.history ?? none, 2)).toEqual({ past: [1, 2], future: [] });
  });

  it('has nowhere to go at its ends', () => {
    expect(undo(none, 1)).toBeUndefined();
    expect(redo(none, 1)).toBeUndefined();
  });

  it('forgets the oldest steps', () => {
    const steps = Array.from({ length: maxSteps + 20 }, (_, step) => step);
    const many = steps.reduce(remember, none);
    expect(many.past).toHaveLength(maxSteps);
    expect(many.past[0]).toBe(20);
  });
});

describe('findUndoKey', () => {
  const key = { key: 'z', ctrlKey: true, metaKey: false, shiftKey: false };

  it.each([
    [key, 'undo'],
    [{ ...key, key: 'Z', shiftKey: true }, 'redo'],
    [{ ...key, key: 'y' }, 'redo'],
    [{ ...key, ctrlKey: false, metaKey: true }, 'undo'],
    [{ ...key, ctrlKey: false }, undefined],
    [{ ...key, key: 'a' }, undefined],
  ])('%j is %s', (event, way) => {
    expect(findUndoKey(event)).toBe(way);
  });
});
