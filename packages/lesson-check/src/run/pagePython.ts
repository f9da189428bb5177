import { type NodePython, startNodePython } from '../pagePython/nodePython';
import type { RunInPage } from './proveLive';

/** How much the page's Python has had to do. */
export interface PythonUse {
  readonly runs: number;
  /** As long as there was a program to run, the start of Python included. */
  readonly ms: number;
}

/** The page's own Python, for as long as a check lasts. */
export interface PagePython {
  readonly run: RunInPage;
  readonly use: () => PythonUse;
  close(): Promise<void>;
}

type OpenPython = () => Promise<Pick<NodePython, 'run' | 'close'>>;

/** Starts with the first run: a check in which nothing has changed does not wait for it. */
export function openPagePython(
  start: OpenPython = startNodePython,
  now: () => number = () => performance.now(),
): PagePython {
  let started: ReturnType<OpenPython> | undefined;
  let [runs, waiting, ms, since] = [0, 0, 0, 0];
  return {
    run: async (request) => {
      if (waiting === 0) since = now();
      waiting += 1;
      try {
        started ??= start();
        return await (await started).run(request);
      } finally {
        runs += 1;
        waiting -= 1;
        if (waiting === 0) ms += now() - since;
      }
    },
    use: () => ({ runs, ms }),
    close: async () => {
      await (await started)?.close();
    },
  };
}
