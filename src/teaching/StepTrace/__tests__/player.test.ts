import { describe, expect, it } from 'vitest';
import {
  advance,
  dwellMs,
  findKeyCommand,
  initialPlayer,
  type Command,
  type Player,
} from '../player';

const paused = (index: number): Player => ({ kind: 'paused', index });
const playing = (index: number): Player => ({ kind: 'playing', index });

describe('advance', () => {
  it.each<[Player, Command, Player]>([
    [paused(0), { kind: 'step' }, paused(1)],
    [paused(2), { kind: 'step' }, paused(2)],
    [paused(1), { kind: 'back' }, paused(0)],
    [paused(0), { kind: 'back' }, paused(0)],
    [paused(1), { kind: 'start' }, paused(0)],
    [paused(1), { kind: 'end' }, paused(2)],
    [paused(0), { kind: 'jump', index: 1 }, paused(1)],
    [paused(0), { kind: 'jump', index: 99 }, paused(2)],
    [paused(0), { kind: 'jump', index: -1 }, paused(0)],
    [playing(0), { kind: 'step' }, paused(1)],
    [paused(1), { kind: 'toggle' }, playing(1)],
    [paused(2), { kind: 'toggle' }, playing(0)],
    [playing(1), { kind: 'toggle' }, paused(1)],
    [playing(0), { kind: 'tick' }, playing(1)],
    [playing(1), { kind: 'tick' }, paused(2)],
    [paused(1), { kind: 'tick' }, paused(1)],
  ])('%j, %j', (before, command, after) => {
    expect(advance(before, command, 3)).toEqual(after);
  });

  it('has nothing to play with a single step', () => {
    expect(advance(initialPlayer, { kind: 'toggle' }, 1)).toEqual(paused(0));
  });
});

describe('findKeyCommand', () => {
  it('answers the contract’s keys and no others', () => {
    expect(
      ['ArrowRight', 'ArrowLeft', 'Home', 'End', ' '].map((key) => findKeyCommand(key)?.kind),
    ).toEqual(['step', 'back', 'start', 'end', 'toggle']);
    expect(findKeyCommand('Enter')).toBeUndefined();
  });
});

describe('dwellMs', () => {
  it('gives a longer text longer time, within bounds', () => {
    expect(dwellMs('')).toBe(1500);
    expect(dwellMs('x'.repeat(60))).toBeGreaterThan(dwellMs('x'.repeat(20)));
    expect(dwellMs('x'.repeat(5000))).toBe(10_000);
  });
});
