import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNodePython, type NodePython } from '../../../lesson-check/src/pagePython/nodePython';
import { requestFor } from '../../../lesson-check/src/pagePython/requestFor';
import type { ProgramRun } from '../programRun';

/**
 * What only Pyodide can show: one start for the file, and one more for each worker that has to be
 * ended.
 */
let python: NodePython;
beforeAll(async () => {
  python = await startNodePython();
  await python.run(requestFor('pass'));
});
afterAll(async () => {
  await python.close();
});

const stdoutOf = ({ output }: ProgramRun): string =>
  output.map(({ stream, text }) => (stream === 'stdout' ? text : '')).join('');

const errorOf = ({ phase }: ProgramRun) => (phase.kind === 'finished' ? phase.error : null);

describe('a program that never ends', () => {
  it.each([
    ['a loop', 'while True: pass'],
    [
      'a loop that catches everything',
      'while True:\n    try:\n        while True: pass\n    except: pass',
    ],
    ['a loop that sleeps', 'import time\nwhile True: time.sleep(3600)'],
    ['asyncio that waits', 'import asyncio\nasyncio.run(asyncio.Event().wait())'],
    ['a regular expression', 'import re\nre.match(r"(a+)+$", "a" * 60 + "b")'],
    ['a loop inside a test', 'def f():\n    while True: pass'],
  ])('is stopped: %s', async (_name, source) => {
    const mode = source.startsWith('def')
      ? ({ kind: 'test', test: 'assert f()' } as const)
      : ({ kind: 'run' } as const);
    const program = await python.run(requestFor(source, { mode, limits: { maxSeconds: 0.5 } }));
    expect(program.phase).toEqual({ kind: 'stopped', reason: 'time' });
    expect(stdoutOf(await python.run(requestFor('print("nästa")')))).toBe('nästa\n');
  });

  it('is stopped while it waits for an answer', async () => {
    const events: string[] = [];
    const request = { ...requestFor('input("Namn? ")'), input: { kind: 'ask' } as const };
    await new Promise<void>((resolve) => {
      const hear: Parameters<typeof python.engine.run>[1] = (event) => {
        events.push(event.kind);
        if (event.kind === 'ask') python.engine.stop(hear, 'student');
        if (event.kind === 'stopped') resolve();
      };
      python.engine.run(request, hear);
    });
    expect(events).toContain('ask');
    expect(stdoutOf(await python.run(requestFor('print("nästa")')))).toBe('nästa\n');
  });
});

describe('a tab in which much is run', () => {
  const objects = async (): Promise<number> =>
    Number(stdoutOf(await python.run(requestFor('import gc\nprint(len(gc.get_objects()))'))));

  /** A Python that has just started holds a little more until its first program has ended. */
  const settled = async (): Promise<number> => {
    await objects();
    return objects();
  };

  it('holds no more after a hundred programs and twenty that never end', async () => {
    const before = await settled();
    for (let round = 0; round < 100; round += 1)
      await python.run(requestFor('import json\nnames = [{"a": [n]} for n in range(1000)]'));
    for (let round = 0; round < 20; round += 1) {
      const endless = requestFor('while True: pass', { limits: { maxSeconds: 0.05 } });
      expect((await python.run(endless)).phase.kind).toBe('stopped');
    }
    expect(Math.abs((await settled()) - before)).toBeLessThan(0.02 * before);
  });
});

describe('a program that takes too much', () => {
  it('is told that the memory ran out, and the next one has memory', async () => {
    const greedy = await python.run(
      requestFor('x = []\nwhile True: x.append(bytearray(50_000_000))'),
    );
    expect(errorOf(greedy)).toMatchObject({ type: 'MemoryError', line: 2 });
    expect(errorOf(greedy)?.help).toMatch(/^Minnet tog slut/);
    expect(stdoutOf(await python.run(requestFor('print(len(bytearray(100_000_000)))')))).toBe(
      '100000000\n',
    );
  });

  it('is stopped when it writes ten megabytes', async () => {
    const program = await python.run(requestFor('print("x" * 10_000_000)'));
    expect(program.phase).toEqual({ kind: 'stopped', reason: 'output' });
    expect(stdoutOf(program)).toHaveLength(100_000);
  });

  it('brings Python down by recursion in C, and the next one gets a new Python', async () => {
    const deep = 'class A:\n    def __repr__(self): return repr([self])\nrepr(A())';
    const program = await python.run(requestFor(deep));
    expect(['broken', 'finished']).toContain(program.phase.kind);
    expect(stdoutOf(await python.run(requestFor('print("nästa")')))).toBe('nästa\n');
  });
});

describe('Python in the page', () => {
  it('asks while the program waits', async () => {
    const request = {
      ...requestFor('for rad in iter(input, "slut"): print(rad.upper())'),
      input: { kind: 'ask' } as const,
    };
    const answers = ['hej', 'å', 'slut'];
    const written = await new Promise<string>((resolve) => {
      let text = '';
      const hear: Parameters<typeof python.engine.run>[1] = (event) => {
        if (event.kind === 'ask') python.engine.answer(hear, answers.shift() ?? null);
        if (event.kind === 'output' && event.stream === 'stdout') text += event.text;
        if (event.kind === 'finished') resolve(text);
      };
      python.engine.run(request, hear);
    });
    expect(written).toBe('HEJ\nÅ\n');
  });

  it('runs asyncio to its end, and time.sleep sleeps', async () => {
    const source = [
      'import asyncio, time',
      'async def vänta(n):',
      '    await asyncio.sleep(n / 100)',
      '    return n',
      'async def alla():',
      '    try:',
      '        return await asyncio.gather(vänta(2), asyncio.wait_for(vänta(500), 0.05))',
      '    except TimeoutError:',
      '        return "för långsam"',
      'print(asyncio.run(alla()))',
      'start = time.monotonic()',
      'time.sleep(0.12)',
      'print(time.monotonic() - start >= 0.12)',
      'try:',
      '    time.sleep(-1)',
      'except ValueError as fel:',
      '    print(fel)',
    ].join('\n');
    const program = await python.run(requestFor(source));
    expect(program.output).toEqual([
      { stream: 'stdout', text: 'för långsam\nTrue\nsleep length must be non-negative\n' },
    ]);
  });

  it('has Pyodide’s own loop for the wait for an answer, also inside asyncio, and the plain one again after it', async () => {
    const source = [
      'import asyncio, js',
      'from course_runner import plain_loop',
      'def ask():',
      '    with plain_loop.pyodides_loop():',
      '        return type(js.Promise.resolve(1)).__name__, type(asyncio.get_event_loop()).__name__',
      'async def main():',
      '    answer = ask()',
      '    return answer, type(asyncio.get_running_loop()).__name__',
      'print(ask(), asyncio.run(main()))',
      'try:',
      '    js.Promise.resolve(1)',
      'except RuntimeError as fel:',
      '    print("no current event loop" in str(fel))',
    ].join('\n');
    expect(stdoutOf(await python.run(requestFor(source)))).toBe(
      "('PyodideFuture', 'WebLoop') (('PyodideFuture', 'WebLoop'), 'PlainLoop')\nTrue\n",
    );
  });

  it('has SQL, dates and decimals, run after run', async () => {
    const source = [
      'import sqlite3, datetime, decimal, dataclasses, random, logging, zoneinfo',
      'print(sqlite3.connect(":memory:").execute("SELECT 1.5").fetchall())',
      'print(decimal.Decimal("0.1") * 3, datetime.date(2026, 8, 17).isocalendar().week)',
    ].join('\n');
    for (let round = 0; round < 3; round += 1)
      expect(stdoutOf(await python.run(requestFor(source)))).toBe('[(1.5,)]\n0.3 34\n');
  });

  it('never sees what another program left', async () => {
    const files = [{ path: 'egen.py', text: 'x = 1' }];
    const untidy =
      'import builtins, egen, json, os, random\nbuiltins.x = 1\njson.dumps = None\nrandom.seed(1)\nopen("kvar.txt", "w").close()\nopen("/tmp/kvar.txt", "w").close()\nos.environ["EGEN"] = "1"';
    expect(errorOf(await python.run(requestFor(untidy, { setup: { files } })))).toBeNull();
    const next =
      'import json, os, random, sys\nprint(os.listdir("."), os.listdir("/tmp"), "EGEN" in os.environ, json.dumps(1), "egen" in sys.modules, "x" in dir(__builtins__), random.random() == 0.13436424411240122)';
    expect(stdoutOf(await python.run(requestFor(next)))).toBe('[] [] False 1 False False False\n');
  });
});
