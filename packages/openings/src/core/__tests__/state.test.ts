import { describe, expect, it } from 'vitest';
import { afterLearned, freshFor, waitingText, type OpeningState } from '../state';

const at = Date.parse('2027-02-26T09:00Z');
const asking: OpeningState = { kind: 'asking', at };
const minute = 60_000;
const time = (opens: number | null, now: number) =>
  ({ kind: 'time', time: { at: opens, now } }) as const;

describe('what is learned of something that opens on a day', () => {
  it.each([
    ['far off', at - 90 * minute, minute],
    ['within the minute', at - 20_000, 20_300],
    ['about to open', at - 1, 301],
  ])('%s: it waits, and asks again in time', (_when, now, afterMs) => {
    expect(afterLearned(asking, time(at, now), 1)).toEqual({
      state: { kind: 'closed', at, now },
      next: { kind: 'askTime', afterMs },
    });
  });

  it('asks for the key when it is time, and is open when it has it', () => {
    const now = afterLearned(asking, time(at, at), 1);
    expect(now.next).toEqual({ kind: 'askKey' });
    const open = afterLearned(now.state, { kind: 'key' }, 1);
    expect(open).toEqual({
      state: { kind: 'open', at, isSealed: true },
      next: { kind: 'none' },
    });
    // What has been read cannot be taken back.
    expect(afterLearned(open.state, time(at + minute, at), 1).state).toEqual(open.state);
  });

  it('follows a time that is moved', () => {
    const moved = afterLearned({ kind: 'closed', at, now: at - 1 }, time(at + minute, at), 1);
    expect(moved.state).toEqual({ kind: 'closed', at: at + minute, now: at });
  });

  it.each([
    ['nobody has published it', time(null, at), 'notPublished', minute],
    ['it is offline', { kind: 'trouble', why: 'offline' }, 'offline', 20_000],
    ['nobody answers', { kind: 'trouble', why: 'unavailable' }, 'unavailable', 20_000],
  ] as const)('keeps the time that it knows when %s, and asks again', (_when, learned, why, ms) => {
    expect(afterLearned({ kind: 'closed', at, now: at - minute }, learned, 1)).toEqual({
      state: { kind: 'cutOff', at, now: learned.kind === 'time' ? at : at - minute, why },
      next: { kind: 'askTime', afterMs: ms },
    });
  });
});

describe('how often it is asked', () => {
  const waits = (learned: Parameters<typeof afterLearned>[1], times: number): number => {
    const { next } = afterLearned(asking, learned, times);
    return next.kind === 'askTime' ? next.afterMs / minute : NaN;
  };

  it('is more and more seldom while nothing happens, and never later than its time', () => {
    const farOff = time(at, at - 40 * 24 * 60 * minute);
    const rests = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1000].map((times) => waits(farOff, times));
    expect(rests).toEqual([1, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(waits(time(at, at - 7 * minute), 1000)).toBeCloseTo(7, 1);
    expect(waits(time(null, at), 5)).toBe(8);
  });

  it('is more seldom while the day’s answers are all given', () => {
    const trouble = { kind: 'trouble', why: 'unavailable' } as const;
    const rests = [1, 2, 3, 4, 5, 6, 100].map((times) => 60 * waits(trouble, times));
    expect(rests).toEqual([20, 40, 80, 160, 320, 600, 600]);
  });

  it('is as soon as somebody comes back, and now and then where somebody works', () => {
    expect([1, 5, 100].map((answers) => freshFor('return', answers) / minute)).toEqual([1, 1, 1]);
    expect([1, 3, 5, 100].map((answers) => freshFor('touch', answers) / minute)).toEqual([
      1, 2, 5, 5,
    ]);
  });
});

describe('what is told of it', () => {
  const opens = 'Lösningen öppnas fredag 26 februari kl. 10.00';

  it.each<readonly [string, Exclude<OpeningState, { kind: 'open' }>]>([
    [opens, asking],
    [opens, { kind: 'closed', at, now: at - 3 * 86_400_000 }],
    [
      'Lösningen öppnas fredag 26 februari 2027 kl. 10.00',
      { kind: 'closed', at, now: Date.parse('2026-03-01T00:00Z') },
    ],
    [`${opens}. Du är inte ansluten till nätet.`, { kind: 'cutOff', at, why: 'offline' }],
    [
      'Lösningen öppnas fredag 26 februari 2027 kl. 10.00. Du är inte ansluten till nätet.',
      { kind: 'cutOff', at, now: Date.parse('2026-03-01T00:00Z'), why: 'offline' },
    ],
    [`${opens}. Det gick inte att fråga`, { kind: 'cutOff', at, why: 'unavailable' }],
    [`${opens}. Den är inte klar att öppnas än.`, { kind: 'cutOff', at, why: 'notPublished' }],
  ])('%s', (text, state) => {
    expect(waitingText('Lösningen', state).startsWith(text)).toBe(true);
  });
});
