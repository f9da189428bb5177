import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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
