import { describe, expect, it } from 'vitest';
import type { Finished } from '../protocol';
import {
  hasSolved,
  idleRun,
  isActive,
  nextRun,
  type ProgramRun,
  type RunEvent,
} from '../programRun';

const after = (...events: readonly RunEvent[]): ProgramRun => events.reduce(nextRun, idleRun);
const output = (text: string, stream: 'stdout' | 'stderr' | 'echo' = 'stdout'): RunEvent => ({
  kind: 'output',
  stream,
  text,
});
const loading: RunEvent = { kind: 'loading' };
const started: RunEvent = { kind: 'started' };
const finishedWith = (checks: Finished['checks'], tests: readonly boolean[] | null): Finished => ({
  kind: 'finished',
  ok: true,
  error: null,
  checks,
  tests:
    tests?.map((ok) => ({
      ok,
      line: 1,
      source: 'assert f()',
      call: null,
      wanted: null,
      got: null,
      message: null,
    })) ?? null,
});

describe('nextRun', () => {
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
    expect(after(loading, started, { kind: 'ask', wanted: 'line' }).phase.kind).toBe('asking');
    expect(
      after(loading, started, { kind: 'ask', wanted: 'line' }, { kind: 'answered' }).phase.kind,
    ).toBe('running');
    const finished = finishedWith([null, 'x'], null);
    expect(after(loading, started, finished).phase).toEqual(finished);
  });

  it('is the same game while it answers, and another turn each time that it waits', () => {
    const waits = { kind: 'ask', wanted: 'event' } as const;
    const first = after(loading, started, waits);
    expect(first.phase).toEqual({ kind: 'playing' });
    const answered = nextRun(first, { kind: 'answered' });
    expect(answered.phase).toBe(first.phase);
    expect(nextRun(answered, waits).phase).not.toBe(first.phase);
    expect(isActive(first.phase)).toBe(true);
  });

  it('tells a Python that could not be loaded from one that fell over', () => {
    const broken = { kind: 'broken', message: 'x' } as const;
    expect(after(loading, broken).phase).toEqual({ kind: 'broken', during: 'loading' });
    expect(after(loading, started, broken).phase).toEqual({ kind: 'broken', during: 'running' });
  });

  it.each([
    ['Error: there is no WebAssembly', 'starting'],
    ['CompileError: WebAssembly.instantiateStreaming(): out of memory', 'starting'],
    ['TypeError: Failed to fetch', 'loading'],
    [
      "TypeError: Failed to execute 'compile' on 'WebAssembly': HTTP status code is not ok",
      'loading',
    ],
  ])('says by %j whether it is the browser or the network', (message, during) => {
    expect(after(loading, { kind: 'broken', message }).phase).toEqual({ kind: 'broken', during });
  });

  it('keeps what was written when the program is stopped, and nothing after that', () => {
    const stopped = after(
      loading,
      started,
      output('a'),
      { kind: 'stopped', reason: 'output' },
      output('b'),
    );
    expect(stopped).toEqual({
      phase: { kind: 'stopped', reason: 'output' },
      output: [{ stream: 'stdout', text: 'a' }],
    });
  });

  it('is slow until it asks or is answered', () => {
    const slow: RunEvent = { kind: 'slow' };
    expect(after(loading, started, slow).phase).toEqual({ kind: 'running', isSlow: true });
    expect(
      after(loading, started, slow, { kind: 'ask', wanted: 'line' }, { kind: 'answered' }).phase,
    ).toEqual({
      kind: 'running',
      isSlow: false,
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
    [[null, null], null, true],
    [[null, ''], null, false],
    [[], null, false],
    [null, null, false],
    [null, [true, true], true],
    [null, [true, false], false],
    [null, [], false],
    [[''], [true], false],
  ])('checks %j, tests %j: %s', (checks, tests, solved) => {
    expect(hasSolved(finishedWith(checks, tests))).toBe(solved);
  });

  it('is no in any other phase, and after an error', () => {
    expect(hasSolved({ kind: 'running', isSlow: false })).toBe(false);
    expect(hasSolved({ ...finishedWith([null], null), ok: false })).toBe(false);
  });
});
