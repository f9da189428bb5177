import { expect, it } from 'vitest';
import { idleRun } from '@kurser/python-runner/programRun';
import { openPagePython } from '../run/pagePython';
import type { RunInPage } from '../run/proveLive';

const request: Parameters<RunInPage>[0] = {
  setup: { language: 'python', files: [], before: [], file: 'main.py', stdin: '', args: [] },
  source: 'print(1)',
  mode: { kind: 'run' },
  input: { kind: 'lines', lines: [] },
  limits: { maxChars: 100, maxLines: 10, maxSeconds: 1 },
};

/**
 * Python that takes ten milliseconds for its start and for each run, and says how often it was
 * started.
 */
function slowPython() {
  let time = 0;
  let starts = 0;
  const pass = () => {
    time += 10;
    return Promise.resolve();
  };
  return {
    starts: () => starts,
    now: () => time,
    wait: () => (time += 1000),
    start: async () => {
      starts += 1;
      await pass();
      const run = () => pass().then(() => idleRun);
      return { run, close: () => Promise.resolve() };
    },
  };
}

it('starts with the first run, and counts the time in which it had something to do', async () => {
  const slow = slowPython();
  const python = openPagePython(slow.start, slow.now);
  expect([slow.starts(), python.use()]).toEqual([0, { runs: 0, ms: 0 }]);
  await Promise.all([python.run(request), python.run(request)]);
  expect(python.use()).toEqual({ runs: 2, ms: 30 });
  slow.wait();
  await python.run(request);
  expect([slow.starts(), python.use()]).toEqual([1, { runs: 3, ms: 40 }]);
  await python.close();
});
