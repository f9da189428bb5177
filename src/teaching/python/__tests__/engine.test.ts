import { beforeEach, describe, expect, it } from 'vitest';
import { createEngine, type Engine, type WorkerEnd } from '../engine';
import type { RunRequest, ToWorker } from '../protocol';
import type { SessionEvent } from '../session';

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
}

const request: RunRequest = {
  setup: { language: 'python', files: [], before: [], file: 'main.py', stdin: '', args: [] },
  source: 'print(1)',
  mode: { kind: 'run' },
  input: { kind: 'ask' },
  limits: { maxChars: 10, maxLines: 10, maxSeconds: null },
};

const finished = { kind: 'finished', ok: true, error: null, tests: null, checks: null };

let workers: FakeWorker[] = [];
let engine: Engine;

function listen(): {
  readonly events: SessionEvent[];
  readonly hear: (event: SessionEvent) => void;
} {
  const events: SessionEvent[] = [];
  return { events, hear: (event) => events.push(event) };
}

const kinds = (events: readonly SessionEvent[]): readonly string[] =>
  events.map(({ kind }) => kind);

beforeEach(() => {
  workers = [];
  engine = createEngine((say, fail) => {
    const worker = new FakeWorker(say, fail);
    workers.push(worker);
    return worker;
  });
});

describe('createEngine', () => {
  it('starts no worker before the first run, and keeps it for the next', () => {
    expect(workers).toHaveLength(0);
    const { events, hear } = listen();
    engine.run(request, hear);
    workers[0]?.say({ kind: 'started' });
    workers[0]?.say(finished);
    engine.run(request, hear);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.received).toHaveLength(2);
    expect(kinds(events)).toEqual(['loading', 'started', 'finished', 'loading']);
  });

  it('ends the worker to stop a program, and starts another for the next run', () => {
    const { events, hear } = listen();
    engine.run(request, hear);
    engine.stop(hear, 'student');
    expect(workers[0]?.isEnded).toBe(true);
    expect(events.at(-1)).toEqual({ kind: 'stopped', reason: 'student' });
    workers[0]?.say({ kind: 'output', stream: 'stdout', text: 'sent' });
    expect(events).toHaveLength(2);
    engine.run(request, hear);
    expect(workers).toHaveLength(2);
  });

  it('lets nobody stop another’s program', () => {
    const [first, second] = [listen(), listen()];
    engine.run(request, first.hear);
    engine.stop(second.hear, 'student');
    expect(workers[0]?.isEnded).toBe(false);
  });

  it('stops the running program when another is started, and tells its listener why', () => {
    const [first, second] = [listen(), listen()];
    engine.run(request, first.hear);
    engine.run(request, second.hear);
    expect(first.events.at(-1)).toEqual({ kind: 'stopped', reason: 'other' });
    workers[1]?.say({ kind: 'started' });
    expect(kinds(second.events)).toEqual(['loading', 'started']);
  });

  it('hands lines of input on', () => {
    const { events, hear } = listen();
    engine.run(request, hear);
    workers[0]?.say({ kind: 'ask' });
    engine.answer(hear, 'hej');
    expect(workers[0]?.received.at(-1)).toEqual({ kind: 'line', line: 'hej' });
    expect(events.at(-1)).toEqual({ kind: 'answered' });
    engine.answer(listen().hear, 'från en annan ruta');
    expect(workers[0]?.received.at(-1)).toEqual({ kind: 'line', line: 'hej' });
  });

  it.each([
    [
      'says that it is broken',
      (worker: FakeWorker) => {
        worker.say({ kind: 'broken', message: 'x' });
      },
      'broken',
    ],
    [
      'cannot be fetched',
      (worker: FakeWorker) => {
        worker.fail('404');
      },
      'broken',
    ],
    [
      'speaks another language',
      (worker: FakeWorker) => {
        worker.say({ kind: 'ready' });
      },
      'broken',
    ],
    [
      'has written too much',
      (worker: FakeWorker) => {
        worker.say({ kind: 'exceeded' });
      },
      'exceeded',
    ],
  ])('gives a worker up that %s', (_name, happen, kind) => {
    const { events, hear } = listen();
    engine.run(request, hear);
    const [worker] = workers;
    if (worker !== undefined) happen(worker);
    expect(worker?.isEnded).toBe(true);
    expect(kinds(events)).toEqual(['loading', kind]);
    engine.run(request, hear);
    expect(workers).toHaveLength(2);
  });
});
