import { describe, expect, it } from 'vitest';
import { parseFromWorker } from '../protocol';

describe('parseFromWorker', () => {
  it.each([
    [{ kind: 'started' }],
    [{ kind: 'output', stream: 'stderr', text: 'x' }],
    [{ kind: 'ask' }],
    [{ kind: 'exceeded' }],
    [{ kind: 'finished', ok: false, checks: null }],
    [{ kind: 'finished', ok: true, checks: [null, 'fel'] }],
    [{ kind: 'broken', message: 'x' }],
  ])('takes %j', (message) => {
    expect(parseFromWorker(message)).toEqual(message);
  });

  it.each([
    [undefined],
    [null],
    ['started'],
    [{ kind: 'ready' }],
    [{ kind: 'output', stream: 'stdlog', text: 'x' }],
    [{ kind: 'output', stream: 'stdout', text: 1 }],
    [{ kind: 'finished', ok: 1, checks: null }],
    [{ kind: 'finished', ok: true, checks: [1] }],
    [{ kind: 'broken' }],
  ])('refuses %j', (message) => {
    expect(parseFromWorker(message)).toBeUndefined();
  });
});
