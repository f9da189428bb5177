import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { hearPrinted } from '@kurser/shared/printed';
import { plainSetup, type RunMode } from '../protocol';
import { usePythonRun } from '../usePythonRun';
import { requireWebAssembly } from '../worker/python';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['isolated', true, undefined, true],
  ['not isolated, with WebAssembly that can be suspended', false, { Suspending: null }, true],
  ['not isolated, with one that cannot', false, {}, false],
  ['not isolated, without WebAssembly', false, undefined, false],
])('on a page that is %s it says whether a program can ask', (_name, isolated, wasm, canAsk) => {
  vi.stubGlobal('crossOriginIsolated', isolated);
  vi.stubGlobal('WebAssembly', wasm);
  expect(renderHook(usePythonRun).result.current.canAsk).toBe(canAsk);
});

it('is told by the worker, before anything is fetched, that WebAssembly is switched off', () => {
  expect(requireWebAssembly).not.toThrow();
  vi.stubGlobal('WebAssembly', undefined);
  expect(requireWebAssembly).toThrow('there is no WebAssembly');
});

/** The page's worker, which all programs share: says what it is told to, keeps what it is sent. */
const worker = { say: (_message: unknown): void => undefined, sent: [] as unknown[] };

class FakeWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  constructor() {
    worker.say = (data) => act(() => this.onmessage?.({ data }));
  }
  postMessage(message: unknown): void {
    worker.sent.push(message);
  }
  terminate(): void {}
}

it.each<readonly [mode: RunMode, isAsked: boolean]>([
  [{ kind: 'run' }, true],
  [{ kind: 'checks', checks: [] }, true],
  [{ kind: 'test', test: '' }, false],
  [{ kind: 'step', call: null }, false],
])('with lines of the text %j asks the reader: %s', (mode, isAsked) => {
  worker.sent.length = 0;
  vi.stubGlobal('crossOriginIsolated', true);
  vi.stubGlobal('Worker', FakeWorker);
  const { result, unmount } = renderHook(usePythonRun);
  act(() => {
    result.current.run({ setup: { ...plainSetup, stdin: '3' }, source: '', mode, lines: '' });
  });
  worker.say({ kind: 'ready' });
  const input = isAsked ? { kind: 'ask' } : { kind: 'lines', lines: [] };
  const setup = { ...plainSetup, stdin: isAsked ? '' : '3' };
  expect(worker.sent.at(-1)).toMatchObject({ kind: 'run', request: { input, setup } });
  worker.say({ kind: 'finished', ok: true, error: null, tests: null, checks: null });
  unmount();
});

it('tells the page what a program has printed, when it has ended well', () => {
  vi.stubGlobal('Worker', FakeWorker);
  const heard = vi.fn();
  const end = hearPrinted(heard);
  const { result } = renderHook(usePythonRun);
  const run = (ok: boolean): void => {
    act(() => {
      result.current.run({ setup: plainSetup, source: '', mode: { kind: 'run' }, lines: '' });
    });
    worker.say({ kind: 'ready' });
    worker.say({ kind: 'output', stream: 'stdout', text: 'ÖÖ\n' });
    worker.say({ kind: 'output', stream: 'stderr', text: 'obs' });
    worker.say({ kind: 'finished', ok, error: null, tests: null, checks: null });
  };
  run(true);
  run(false);
  end();
  expect(heard.mock.calls).toEqual([['ÖÖ\n']]);
});
