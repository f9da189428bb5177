import { describe, expect, it } from 'vitest';
import { hasSolved, idleSession, nextSession, type Session, type SessionEvent } from '../session';

const after = (...events: readonly SessionEvent[]): Session =>
  events.reduce(nextSession, idleSession);
const output = (text: string, stream: 'stdout' | 'stderr' | 'echo' = 'stdout'): SessionEvent => ({
  kind: 'output',
  stream,
  text,
});
const loading: SessionEvent = { kind: 'loading' };
const started: SessionEvent = { kind: 'started' };

describe('nextSession', () => {
  it('joins what belongs to the same stream, in order', () => {
    const { output: pieces } = after(
      loading,
      started,
      output('a\n'),
      output('b '),
      output('c\n', 'echo'),
      output('d'),
    );
    expect(pieces).toEqual([
      { stream: 'stdout', text: 'a\nb ' },
      { stream: 'echo', text: 'c\n' },
      { stream: 'stdout', text: 'd' },
    ]);
  });

  it('asks, goes on when answered, and ends', () => {
    expect(after(loading, started, { kind: 'ask' }).phase.kind).toBe('asking');
    expect(after(loading, started, { kind: 'ask' }, { kind: 'answered' }).phase.kind).toBe(
      'running',
    );
    const finished = { kind: 'finished', ok: true, checks: [null, 'x'] } as const;
    expect(after(loading, started, finished).phase).toEqual(finished);
  });

  it('tells a Python that could not be loaded from one that fell over', () => {
    const broken = { kind: 'broken', message: 'x' } as const;
    expect(after(loading, broken).phase).toEqual({ kind: 'broken', during: 'loading' });
    expect(after(loading, started, broken).phase).toEqual({ kind: 'broken', during: 'running' });
  });

  it('keeps what was written when the program is stopped, and nothing after that', () => {
    const stopped = after(loading, started, output('a'), { kind: 'exceeded' }, output('b'));
    expect(stopped).toEqual({
      phase: { kind: 'stopped', reason: 'output' },
      output: [{ stream: 'stdout', text: 'a' }],
    });
  });

  it('begins anew with an empty screen', () => {
    expect(after(loading, started, output('a'), loading)).toEqual({
      phase: { kind: 'loading' },
      output: [],
    });
  });
});

describe('hasSolved', () => {
  it.each([
    [[null, null], true],
    [[null, ''], false],
    [[], false],
    [null, false],
  ])('checks %j: %s', (checks, solved) => {
    expect(hasSolved({ kind: 'finished', ok: true, checks })).toBe(solved);
  });

  it('is no in any other phase', () => {
    expect(hasSolved({ kind: 'running' })).toBe(false);
  });
});
