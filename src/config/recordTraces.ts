import type { RecordTrace } from '@kurser/lesson-language/remark-lesson/traces';

/**
 * Records the programs that lessons walk through. The check's own Python is imported by the first
 * of them: a build without any does without it.
 * @param siteDir where recordings are kept
 */
export function recordTraces(siteDir: string): RecordTrace {
  let recorder: Promise<RecordTrace> | undefined;
  return async (task) => {
    recorder ??= import('@kurser/lesson-check/pagePython/recordTrace').then(({ traceRecorder }) =>
      traceRecorder(siteDir),
    );
    return (await recorder)(task);
  };
}
