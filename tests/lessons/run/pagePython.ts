import { type NodePython, startNodePython } from '../../support/pyodide/nodePython';
import type { RunInPage } from './proveLive';

/** The page's own Python, for as long as a check lasts. */
export interface PagePython {
  readonly run: RunInPage;
  close(): Promise<void>;
}

/** Starts with the first run: a check in which nothing has changed does not wait for it. */
export function openPagePython(): PagePython {
  let started: Promise<NodePython> | undefined;
  return {
    run: async (request) => {
      started ??= startNodePython();
      return (await started).run(request);
    },
    close: async () => {
      await (await started)?.close();
    },
  };
}
