import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestFor } from '../../../lesson-check/src/pagePython/requestFor';
import { createEngine, type Engine, type WorkerEnd } from '../engine';
import type { Limits, RunRequest, ToWorker } from '../protocol';
import type { RunEvent } from '../programRun';
import { interruptByte, sharedBytes, waitForAnswer } from '../shared';

class FakeWorker implements WorkerEnd {
  readonly received: ToWorker[] = [];
  isEnded = false;
  readonly say: (data: unknown) => void;
  readonly fail: (message: string) => void;
  constructor(say: (data: unknown) => void, fail: (message: string) => void) {
    this.say = say;
    this.fail = fail;
  }
  postMessage(message: ToWorker): void {
    this.received.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  get kinds(): readonly string[] {
    return this.received.map(({ kind }) => kind);
  }
}

/** A request that asks the page for input, with a limit on how long it may run. */
function requestWith(maxSeconds: Limits['maxSeconds'] = null): RunRequest {
  return { ...requestFor('print(1)', { limits: { maxSeconds } }), input: { kind: 'ask' } };
}
const request = requestWith();
const finished = { kind: 'finished', ok: true, error: null, tests: null, checks: null };

let workers: FakeWorker[] = [];
let shared: SharedArrayBuffer | null = null;
let engine: Engine;

/** The worker that was opened last. */
function worker(): FakeWorker {
  const last = workers.at(-1);
  if (last === undefined) throw new Error('no worker has been opened');
  return last;
}

function listen() {
  const events: RunEvent[] = [];
  return {
    events,
    hear: (event: RunEvent) => events.push(event),
    kinds: () => events.map(({ kind }) => kind),
  };
}

/** A program that runs, in a worker that is ready. */
function running(asked = request) {
  const listener = listen();
  engine.run(asked, listener.hear);
  worker().say({ kind: 'ready' });
  return listener;
}

function start(isIsolated: boolean): void {
  vi.useFakeTimers();
  workers = [];
  shared = isIsolated ? new SharedArrayBuffer(sharedBytes) : null;
  engine = createEngine({
    createShared: () => shared,
    openWorker(say, fail) {
      const opened = new FakeWorker(say, fail);
      workers.push(opened);
      return opened;
    },
  });
}

afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['where memory is shared', true],
  ['where none is', false],
])('the engine %s', (_where, isIsolated) => {
  beforeEach(() => {
    start(isIsolated);
  });

  it('starts no worker before the first run, and keeps it for the next', () => {
    expect(workers).toHaveLength(0);
    const { hear, kinds } = running();
    worker().say(finished);
    engine.run(request, hear);
    expect(workers).toHaveLength(1);
    expect(worker().kinds).toEqual(['open', 'run', 'run']);
    expect(kinds()).toEqual(['loading', 'started', 'finished', 'loading', 'started']);
  });

  it('can start Python before there is anything to run', () => {
    engine.prepare();
    engine.prepare();
    expect(workers).toHaveLength(1);
    worker().say({ kind: 'ready' });
    const { hear, kinds } = listen();
    engine.run(request, hear);
    expect(kinds()).toEqual(['loading', 'started']);
  });

  it('runs nothing before Python is in place', () => {
    const { hear } = listen();
    engine.run(request, hear);
    expect(worker().kinds).toEqual(['open']);
  });

  it('lets a program be stopped while Python is on its way, which goes on coming', () => {
    const { hear, events } = listen();
    engine.run(request, hear);
    engine.stop(hear, 'student');
    expect(events.at(-1)).toEqual({ kind: 'stopped', reason: 'student' });
    worker().say({ kind: 'ready' });
    expect(worker().kinds).toEqual(['open']);
    expect(worker().isEnded).toBe(false);
  });

  it('lets nobody stop another’s program', () => {
    const { kinds } = running();
    engine.stop(listen().hear, 'student');
    expect(worker().isEnded).toBe(false);
    expect(kinds()).toEqual(['loading', 'started']);
  });

  it('stops the running program when another is started, which waits for a free worker', () => {
    const first = running();
    const second = listen();
    engine.run(request, second.hear);
    expect(first.events.at(-1)).toEqual({ kind: 'stopped', reason: 'other' });
    expect(second.kinds()).toEqual(['loading']);
    worker().say(isIsolated ? finished : { kind: 'ready' });
    expect(second.kinds()).toEqual(['loading', 'started']);
    expect(workers).toHaveLength(isIsolated ? 1 : 2);
  });

  it('says that a program without a limit is slow after ten seconds, counted from the latest answer', () => {
    const { hear, kinds } = running();
    vi.advanceTimersByTime(9_000);
    worker().say({ kind: 'ask' });
    vi.advanceTimersByTime(60_000);
    engine.answer(hear, 'hej');
    vi.advanceTimersByTime(9_000);
    expect(kinds()).toEqual(['loading', 'started', 'ask', 'answered']);
    vi.advanceTimersByTime(1_000);
    expect(kinds().at(-1)).toBe('slow');
    expect(worker().isEnded).toBe(false);
  });

  it('stops a program when its time is up', () => {
    const { events } = running(requestWith(10));
    vi.advanceTimersByTime(9_999);
    expect(events.at(-1)).toEqual({ kind: 'started' });
    vi.advanceTimersByTime(1);
    expect(events.at(-1)).toEqual({ kind: 'stopped', reason: 'time' });
  });

  it('stops a program that has written too much', () => {
    const { events } = running();
    worker().say({ kind: 'exceeded' });
    expect(events.at(-1)).toEqual({ kind: 'stopped', reason: 'output' });
  });

  it('tells a Python that cannot be loaded, and tries again with the next run only', () => {
    const { hear, kinds } = listen();
    engine.run(request, hear);
    worker().fail('404');
    expect(kinds()).toEqual(['loading', 'broken']);
    expect(worker().isEnded).toBe(true);
    expect(workers).toHaveLength(1);
    engine.run(request, hear);
    expect(workers).toHaveLength(2);
  });

  it.each([
    ['says that it is broken', { kind: 'broken', message: 'x' }],
    ['speaks another language', { kind: 'unheard of' }],
  ])('replaces a worker that %s while a program runs', (_name, message) => {
    const { kinds } = running();
    worker().say(message);
    expect(kinds()).toEqual(['loading', 'started', 'broken']);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(worker().kinds).toEqual(['open']);
  });
});

describe('Stop where memory is shared', () => {
  beforeEach(() => {
    start(true);
  });
  const interrupt = (): number | undefined =>
    shared === null ? undefined : interruptByte(shared)[0];

  it('interrupts the program, drops what it still says, and keeps the worker', () => {
    const { hear, events } = running();
    engine.stop(hear, 'student');
    expect(interrupt()).toBe(2);
    expect(events.at(-1)).toEqual({ kind: 'stopped', reason: 'student' });
    worker().say({ kind: 'output', stream: 'stderr', text: 'KeyboardInterrupt' });
    worker().say(finished);
    vi.advanceTimersByTime(60_000);
    expect(events).toHaveLength(3);
    engine.run(request, hear);
    expect(interrupt()).toBe(0);
    expect(workers).toHaveLength(1);
  });

  it('ends the worker of a program that does not obey within a second, and starts another', () => {
    const { hear } = running();
    engine.stop(hear, 'student');
    const next = listen();
    engine.run(request, next.hear);
    engine.stop(next.hear, 'student');
    engine.run(request, next.hear);
    vi.advanceTimersByTime(999);
    expect(worker().isEnded).toBe(false);
    vi.advanceTimersByTime(1);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    worker().say({ kind: 'ready' });
    expect(next.kinds().slice(-2)).toEqual(['loading', 'started']);
  });

  it('keeps a waiting program when the interrupt brings Python down', () => {
    const { hear } = running();
    engine.stop(hear, 'student');
    const next = listen();
    engine.run(request, next.hear);
    worker().say({ kind: 'broken', message: 'KeyboardInterrupt' });
    worker().say({ kind: 'ready' });
    expect(next.kinds()).toEqual(['loading', 'started']);
  });

  it('hands lines of input on through the memory', () => {
    const { hear } = running();
    worker().say({ kind: 'ask' });
    engine.answer(listen().hear, 'från en annan ruta');
    engine.answer(hear, 'hej å');
    const read = (): string | undefined =>
      shared === null ? 'nothing' : waitForAnswer(shared, () => undefined);
    expect(read()).toBe('hej å');
    engine.answer(hear, null);
    expect(read()).toBeUndefined();
    expect(worker().kinds).toEqual(['open', 'run']);
  });

  it('leaves the wait for an answer when the program is interrupted', () => {
    running();
    expect(() => {
      if (shared !== null)
        waitForAnswer(shared, () => {
          throw new Error('KeyboardInterrupt');
        });
    }).toThrow('KeyboardInterrupt');
  });
});

describe('Stop where no memory is shared', () => {
  beforeEach(() => {
    start(false);
  });

  it('ends the worker, and starts another at once', () => {
    const { hear, events } = running();
    const first = worker();
    engine.stop(hear, 'student');
    expect(first.isEnded).toBe(true);
    expect(worker().kinds).toEqual(['open']);
    first.say({ kind: 'output', stream: 'stdout', text: 'sent' });
    expect(events.at(-1)).toEqual({ kind: 'stopped', reason: 'student' });
  });

  it('hands lines of input on by message', () => {
    const { hear, events } = running();
    worker().say({ kind: 'ask' });
    engine.answer(hear, 'hej');
    expect(worker().received.at(-1)).toEqual({ kind: 'line', line: 'hej' });
    expect(events.at(-1)).toEqual({ kind: 'answered' });
  });
});

describe('an engine that is closed', () => {
  it('ends its worker, says no more, and opens another for the next program', () => {
    const first = running();
    const closed = worker();
    engine.close();
    expect(closed.isEnded).toBe(true);
    closed.say(finished);
    expect(first.kinds()).not.toContain('finished');
    const second = running();
    expect(worker()).not.toBe(closed);
    worker().say(finished);
    expect(second.kinds().at(-1)).toBe('finished');
  });
});
