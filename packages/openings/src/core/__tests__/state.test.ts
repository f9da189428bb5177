import { describe, expect, it } from 'vitest';
import { afterLearned, waitingText, type OpeningState } from '../state';

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
    expect(afterLearned(asking, time(at, now))).toEqual({
      state: { kind: 'closed', at, now },
      next: { kind: 'askTime', afterMs },
    });
  });

  it('asks for the key when it is time, and is open when it has it', () => {
    const now = afterLearned(asking, time(at, at));
    expect(now.next).toEqual({ kind: 'askKey' });
    const open = afterLearned(now.state, { kind: 'key' });
    expect(open).toEqual({
      state: { kind: 'open', at, isSealed: true },
      next: { kind: 'none' },
    });
    // What has been read cannot be taken back.
    expect(afterLearned(open.state, time(at + minute, at)).state).toEqual(open.state);
  });

  it('follows a time that is moved', () => {
    const moved = afterLearned({ kind: 'closed', at, now: at - 1 }, time(at + minute, at));
    expect(moved.state).toEqual({ kind: 'closed', at: at + minute, now: at });
  });

  it.each([
    ['nobody has published it', time(null, at), 'notPublished', minute],
    ['it is offline', { kind: 'trouble', why: 'offline' }, 'offline', 20_000],
    ['nobody answers', { kind: 'trouble', why: 'unavailable' }, 'unavailable', 20_000],
  ] as const)('keeps the time that it knows when %s, and asks again', (_when, learned, why, ms) => {
    expect(afterLearned({ kind: 'closed', at, now: at - minute }, learned)).toEqual({
      state: { kind: 'cutOff', at, why },
      next: { kind: 'askTime', afterMs: ms },
    });
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
    [`${opens}. Det gick inte att fråga`, { kind: 'cutOff', at, why: 'unavailable' }],
    [`${opens}. Den är inte klar att öppnas än.`, { kind: 'cutOff', at, why: 'notPublished' }],
  ])('%s', (text, state) => {
    expect(waitingText('Lösningen', state).startsWith(text)).toBe(true);
  });
});
