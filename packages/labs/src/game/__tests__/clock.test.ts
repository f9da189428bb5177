import { describe, expect, it } from 'vitest';
import { pass, stopped, type Clock } from '../clock';

const stepMs = 1000 / 60;

/** How many steps each picture gives, at the times they are drawn. */
function stepsAt(times: readonly number[]): readonly number[] {
  let clock: Clock = stopped;
  return times.map((now) => {
    const passed = pass(clock, now, stepMs);
    clock = passed.clock;
    return passed.steps;
  });
}

describe('the clock of a game', () => {
  it('takes no step at the first picture', () => {
    expect(stepsAt([5000])).toEqual([0]);
  });

  it.each([
    ['60 pictures a second', stepMs, 60],
    ['120 pictures a second', stepMs / 2, 120],
    ['30 pictures a second', stepMs * 2, 30],
    ['50 pictures a second', 20, 50],
  ])('takes sixty steps in a second of %s', (_, between, pictures) => {
    const times = Array.from({ length: pictures + 1 }, (_unused, index) => index * between);
    const taken = stepsAt(times).reduce((sum, steps) => sum + steps, 0);
    expect(Math.abs(taken - 60)).toBeLessThanOrEqual(1);
  });

  it('takes one step a picture though the pictures come a little unevenly', () => {
    expect(stepsAt([0, 16, 33.5, 49, 67, 83])).toEqual([0, 1, 1, 1, 1, 1]);
  });

  it('makes up for little of what a hidden tab has missed', () => {
    expect(stepsAt([0, 60_000, 60_000 + stepMs])).toEqual([0, 6, 1]);
  });
});
