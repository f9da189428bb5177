import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { hearPrinted } from '@kurser/shared/printed';
import { plainSetup } from '../protocol';
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

it('tells the page what a program has printed, when it has ended well', () => {
  let say = (_message: unknown): void => undefined;
  class FakeWorker {
    onmessage: ((event: { readonly data: unknown }) => void) | null = null;
    constructor() {
      say = (data) => act(() => this.onmessage?.({ data }));
    }
    postMessage(): void {}
    terminate(): void {}
  }
  vi.stubGlobal('Worker', FakeWorker);
  const heard = vi.fn();
  const end = hearPrinted(heard);
  const { result } = renderHook(usePythonRun);
  const run = (ok: boolean): void => {
    act(() => {
      result.current.run({ setup: plainSetup, source: '', mode: { kind: 'run' }, lines: '' });
    });
    say({ kind: 'ready' });
    say({ kind: 'output', stream: 'stdout', text: 'ÖÖ\n' });
    say({ kind: 'output', stream: 'stderr', text: 'obs' });
    say({ kind: 'finished', ok, error: null, tests: null, checks: null });
  };
  run(true);
  run(false);
  end();
  expect(heard.mock.calls).toEqual([['ÖÖ\n']]);
});
