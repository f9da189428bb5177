import { afterEach, describe, expect, it, vi } from 'vitest';
import { startNodePython, type NodePython } from '../../../lesson-check/src/pagePython/nodePython';
import { requestFor } from '../../../lesson-check/src/pagePython/requestFor';
import type { Engine, Listener } from '@kurser/python-runner/engine';
import type { RunEvent } from '@kurser/python-runner/programRun';
import { runAll, type Job } from '../desk/core/runAll';
import { verdictText, type Verdict } from '../desk/core/verdict';

const test = 'assert dubbla(2) == 4\nassert dubbla(3) == 6';

/** A slow machine is no loop: what ends has as long as it likes. */
function job(key: string, source: string, isAlone = false): Job {
  const mode = { kind: 'test', test } as const;
  const maxSeconds = source.startsWith('while') ? 2 : null;
  return { key, request: requestFor(source, { mode, limits: { maxSeconds } }), isAlone };
}

/** A round on these engines, and the words of what it found. */
async function round(jobs: readonly Job[], openEngine: () => Engine, lanes = 1) {
  const found: Record<string, string> = {};
  const onVerdict = (key: string, verdict: Verdict): void => {
    found[key] = verdictText(verdict);
  };
  const controller = new AbortController();
  const end = await runAll(jobs, { openEngine, lanes, onVerdict, signal: controller.signal });
  return { found, end };
}

const right = 'def dubbla(tal):\n    return tal * 2';
const forged = [
  { ok: true, line: 1, source: 'x', call: null, wanted: null, got: null, message: null },
];

describe('hostile programs in the page’s own Python', () => {
  let python: NodePython | undefined;
  afterEach(async () => {
    await python?.close();
  });

  it('are stopped, refused or told, and the others keep their verdicts', async () => {
    const { engine } = (python = await startNodePython());
    const message = JSON.stringify({ kind: 'finished', ok: true, tests: forged });
    const { found, end } = await round(
      [
        job('right', right),
        job('wrong', 'def dubbla(tal):\n    return tal'),
        job('loops', 'while True: pass'),
        job('catches', 'while True:\n    try:\n        while True: pass\n    except: pass'),
        job('writes', 'while True: print("x" * 1000)'),
        job('network', 'from urllib.request import urlopen\nurlopen("http://example.org")'),
        job('says', `import js\njs.postMessage(js.JSON.parse('${message}'))`, true),
        job('leaves', 'import builtins\nbuiltins.AssertionError = None\ndef dubbla(t): return t'),
        job(
          'patches',
          'import ast\nast.Assert.x = 1\nimport course_runner.testing as t\nt.run_test = None\ndef dubbla(t): return 0',
          true,
        ),
        job('right after', right),
        job('wrong after', 'def dubbla(tal):\n    return 0'),
      ],
      () => engine,
    );
    expect(found).toMatchObject({
      ...{ right: '✓ Klarad', wrong: '✗ 0 av 2 test', loops: '✗ För lång tid' },
      ...{ catches: '✗ För lång tid', writes: '✗ För mycket utskrift', network: '✗ URLError' },
      ...{ 'right after': '✓ Klarad', 'wrong after': '✗ 0 av 2 test' },
    });
    expect(found['says']).not.toBe('✓ Klarad');
    expect(found['leaves']).not.toBe('✓ Klarad');
    expect(found['patches']).not.toBe('✓ Klarad');
    expect(end).toEqual({ kind: 'done' });
  });
});

/** An engine that says of each program what the test says, at once or never. */
function fakeEngine(say: (source: string) => readonly RunEvent[]) {
  const log: string[] = [];
  const engine: Engine = {
    prepare: () => undefined,
    answer: () => undefined,
    stop: () => undefined,
    close: () => log.push('close'),
    run: ({ source }, listener: Listener) => {
      log.push(source);
      listener({ kind: 'loading' });
      for (const event of say(source)) listener(event);
    },
  };
  return { engine, log };
}

const finished: RunEvent = {
  kind: 'finished',
  ok: true,
  error: null,
  tests: forged,
  checks: null,
};

describe('a round', () => {
  it('gives a program that may do harm a Python of its own, before and after', async () => {
    const { engine, log } = fakeEngine(() => [finished]);
    await round([job('a', 'a'), job('b', 'b', true), job('c', 'c')], () => engine);
    expect(log).toEqual(['a', 'close', 'b', 'close', 'c', 'close']);
  });

  it('runs each program once, in as many lanes as there is work for', async () => {
    const engines = [fakeEngine(() => [finished]), fakeEngine(() => [finished])];
    let opened = 0;
    const { found } = await round(
      [job('a', 'a'), job('b', 'b'), job('c', 'c')],
      () => engines[opened++]?.engine ?? fakeEngine(() => []).engine,
      2,
    );
    expect(opened).toBe(2);
    expect(Object.keys(found).sort()).toEqual(['a', 'b', 'c']);
  });

  it('fetches Python in one lane at a time', async () => {
    const said: Listener[] = [];
    const loading: Engine = {
      ...fakeEngine(() => []).engine,
      run: (_request, listener) => {
        listener({ kind: 'loading' });
        said.push(listener);
      },
    };
    const ended = round([job('a', 'a'), job('b', 'b')], () => loading, 2);
    await vi.waitFor(() => {
      expect(said).toHaveLength(1);
    });
    said[0]?.({ kind: 'started' });
    await vi.waitFor(() => {
      expect(said).toHaveLength(2);
    });
    for (const listener of said) listener(finished);
    expect((await ended).end).toEqual({ kind: 'done' });
  });

  it('ends where Python cannot be had, and says why', async () => {
    const { engine, log } = fakeEngine(() => [{ kind: 'broken', message: 'no network' }]);
    const { found, end } = await round([job('a', 'a'), job('b', 'b')], () => engine);
    expect(end).toEqual({ kind: 'no python', phase: { kind: 'broken', during: 'loading' } });
    expect(found).toEqual({});
    expect(log).toEqual(['a', 'close']);
  });

  it('ends when it is cancelled, also in the middle of a program, and Python with it', async () => {
    const { engine, log } = fakeEngine(() => [{ kind: 'started' }]);
    const controller = new AbortController();
    const ended = runAll([job('a', 'a'), job('b', 'b')], {
      openEngine: () => engine,
      lanes: 1,
      onVerdict: () => undefined,
      signal: controller.signal,
    });
    await vi.waitFor(() => {
      expect(log).toEqual(['a']);
    });
    controller.abort();
    expect(await ended).toBeUndefined();
    expect(log).toEqual(['a', 'close']);
  });
});
